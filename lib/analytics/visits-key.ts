import type { VariantHeadline } from '@/lib/business/headline-experiments'
import { HEADLINE_KEYS } from '@/lib/business/headlines'
import type { Variant } from './headline-choice'

/** Of a record of the list `experiment_visits`: the visitors whom one process counted. */
interface VisitsKey extends Variant {
  /** ISO date in UTC. */
  day: string
  /** Random for each process. */
  instance: string
}

/** The pattern of the keys: they sort by day. */
export const VISITS_KEY = /^\d{4}-\d{2}-\d{2}-[0-9a-z-]+-[0-9a-f]{8}$/

export function createVisitsKey({ day, experiment, headline, instance }: VisitsKey): string {
  return `${day}-${experiment}-${headline}-${instance}`
}

const HEADLINES: readonly VariantHeadline[] = [...HEADLINE_KEYS, 'default']

/** Undefined for a headline that was removed since. */
export function parseVisitsKey(key: string): VisitsKey | undefined {
  if (!VISITS_KEY.test(key)) return undefined
  const [day, variant, instance] = [key.slice(0, 10), key.slice(11, -9), key.slice(-8)]
  const headline = HEADLINES.find((name) => variant.endsWith(`-${name}`))
  return headline && { day, experiment: variant.slice(0, -headline.length - 1), headline, instance }
}
