import Holidays from 'date-holidays'
import { CITIES } from '@/lib/cities/cities'
import { AREA_KEYS } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { getWeekday } from '@/lib/dates/wall-clock'

const COUNTRY_CODES = { usa: 'US', canada: 'CA' } as const
const SUNDAY = 0
const FRIDAY = 5
/** date-holidays calls it public, but Ontario's Employment Standards Act does not list it. */
const NOT_STATUTORY = ['CA-ON Easter Monday']

export function listHolidays(now: Date): Record<AreaKey, string[]> {
  const year = now.getUTCFullYear()
  const entries = AREA_KEYS.map((areaKey) => [
    areaKey,
    [...findHolidays(areaKey, year), ...findHolidays(areaKey, year + 1)],
  ])
  return Object.fromEntries(entries) as Record<AreaKey, string[]>
}

/** ISO dates, sorted, without Sundays. */
export function findHolidays(areaKey: AreaKey, year: number): string[] {
  const regions = Object.values(CITIES)
    .filter((city) => city.areaKey === areaKey)
    .map(({ country, region }) => `${COUNTRY_CODES[country]}-${region}`)
  const dates = [...new Set(regions)].flatMap((region) => findRegionHolidays(region, year))
  return [...new Set(dates)].toSorted()
}

/**
 * The USA's list has federal holidays only (5 U.S.C. 6103): state holidays close only state offices. A holiday
 * on a Saturday stays there, because crews work then.
 */
function findRegionHolidays(region: string, year: number): string[] {
  const [country = '', state = ''] = region.split('-')
  const calendar = country === 'US' ? new Holidays(country) : new Holidays(country, state)
  return calendar
    .getHolidays(year)
    .filter(({ type, name }) => type === 'public' && !NOT_STATUTORY.includes(`${region} ${name}`))
    .filter(({ date, substitute }) => {
      const weekday = getWeekday(date.slice(0, 10))
      return weekday !== SUNDAY && !(substitute && weekday === FRIDAY)
    })
    .map(({ date }) => date.slice(0, 10))
}
