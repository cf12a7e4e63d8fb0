import type { Experiment } from '@/lib/business/headline-experiments'
import { CANONICAL_CITY_KEYS, DEFAULT_CITY, isCityKey } from '@/lib/cities/keys'
import { isGetQuotePage } from './routing'

/**
 * The experiment that runs on a page.
 * @param page its path without the country
 * @param day ISO date in UTC
 */
export function findExperiment(
  page: string,
  day: string,
  experiments: readonly Experiment[],
): Experiment | undefined {
  if (!isGetQuotePage(page)) return undefined
  const [first] = page.split('/').slice(1)
  const key = isCityKey(first) ? first : DEFAULT_CITY
  const city = CANONICAL_CITY_KEYS[key] ?? key
  return experiments.find(
    ({ cities, start, end }) =>
      start <= day && day <= end && (cities === 'all' || cities.includes(city)),
  )
}
