/** Of a record of the list `experiment_visits`: the visitors whom one process counted. */
interface VisitsKey {
  /** ISO date in UTC. */
  day: string
  experiment: string
  /** Any string: it may have been removed since. */
  headline: string
  /** Random for each process. */
  instance: string
}

/** The pattern of the keys: they sort by day. No part holds the separator. */
export const VISITS_KEY = /^\d{4}-\d{2}-\d{2}_[0-9a-z-]+_[0-9a-z-]+_[0-9a-f]{8}$/

export function createVisitsKey({ day, experiment, headline, instance }: VisitsKey): string {
  return [day, experiment, headline, instance].join('_')
}

export function parseVisitsKey(key: string): VisitsKey | undefined {
  if (!VISITS_KEY.test(key)) return undefined
  const [day = '', experiment = '', headline = '', instance = ''] = key.split('_')
  return { day, experiment, headline, instance }
}
