import { CITIES } from '@/lib/cities/cities'
import { getSharedDate } from '@/lib/cities/city-clock'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { addDays } from '@/lib/dates/wall-clock'
import { UsageError } from '@/scripts/command'
import { parseDay } from '@/scripts/option-values'

export interface Period {
  /** ISO dates by each city's clock, both included. */
  since: string
  until: string
}

export interface PeriodOptions {
  since?: string | undefined
  until?: string | undefined
  location?: LocationId | undefined
  sample?: boolean | undefined
}

const SAMPLE_DAYS = 90
export const DEFAULT_DAYS = 28

/** @throws UsageError */
export function parsePeriod(options: PeriodOptions, now: Date): Period {
  const cities = options.location ? getLocationCities(options.location) : Object.values(CITIES)
  const until = parseDay('until', options.until) ?? getSharedDate(cities, now)
  const days = options.sample ? SAMPLE_DAYS : DEFAULT_DAYS
  const since = parseDay('since', options.since) ?? addDays(until, 1 - days)
  if (since > until) {
    const last =
      options.until === undefined
        ? `${until}, the last day that has begun in every city`
        : `--until ${until}`
    throw new UsageError(`--since ${since} is after ${last}.`)
  }
  return { since, until }
}
