import Holidays from 'date-holidays'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS, type LocationId } from '@/lib/cities/locations'
import { getWeekday } from '@/lib/dates/wall-clock'

const COUNTRY_CODES = { usa: 'US', canada: 'CA' } as const
const SUNDAY = 0
const FRIDAY = 5
/** date-holidays calls it public; Ontario's Employment Standards Act does not list it. */
const NOT_STATUTORY = ['CA-ON Easter Monday']

/** By location the public holidays of the states and provinces of its cities, of this year and the next one. */
export function listHolidays(now: Date): Record<LocationId, string[]> {
  const year = now.getUTCFullYear()
  const entries = LOCATION_IDS.map((id) => [
    id,
    [...findHolidays(id, year), ...findHolidays(id, year + 1)],
  ])
  return Object.fromEntries(entries) as Record<LocationId, string[]>
}

/** ISO dates of a year, sorted, without Sundays. */
export function findHolidays(id: LocationId, year: number): string[] {
  const regions = getLocationCities(id).map(
    ({ country, region }) => `${COUNTRY_CODES[country]}-${region}`,
  )
  const dates = [...new Set(regions)].flatMap((region) => findRegionHolidays(region, year))
  return [...new Set(dates)].toSorted()
}

/**
 * In the USA the federal ones (5 U.S.C. 6103): those of a state close its offices alone. A holiday on a
 * Saturday is kept on that day, as crews work then.
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
