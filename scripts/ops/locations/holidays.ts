import Holidays from 'date-holidays'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { getWeekday } from '@/lib/dates/wall-clock'

const COUNTRY_CODES = { usa: 'US', canada: 'CA' } as const
const SUNDAY = 0
const FRIDAY = 5
/** date-holidays calls it public; Ontario's Employment Standards Act does not list it. */
const NOT_STATUTORY = ['CA-ON Easter Monday']

interface RegionHolidays {
  /** `CA-ON`. */
  region: string
  cities: string[]
  holidays: { date: string; name: string }[]
}

/** Public holidays from `today` on, without Sundays, for each state or province of a location. */
export function findHolidays(id: LocationId, year: number, today: string): RegionHolidays[] {
  const regions = new Map<string, string[]>()
  for (const { country, region, name } of getLocationCities(id)) {
    const code = `${COUNTRY_CODES[country]}-${region}`
    regions.set(code, [...(regions.get(code) ?? []), name])
  }
  return [...regions].map(([region, cities]) => {
    const holidays = listHolidays(region, year).filter(({ date }) => date >= today)
    return { region, cities, holidays }
  })
}

/**
 * In the USA the federal ones (5 U.S.C. 6103): those of a state close its offices alone. A holiday on a
 * Saturday is kept on that day, as crews work then.
 */
function listHolidays(region: string, year: number) {
  const [country = '', state = ''] = region.split('-')
  const calendar = country === 'US' ? new Holidays(country) : new Holidays(country, state)
  return calendar
    .getHolidays(year)
    .filter(({ type, name }) => type === 'public' && !NOT_STATUTORY.includes(`${region} ${name}`))
    .map(({ date, name, substitute }) => ({ date: date.slice(0, 10), name, substitute }))
    .filter(({ date }) => getWeekday(date) !== SUNDAY)
    .filter(({ date, substitute }) => !(substitute && getWeekday(date) === FRIDAY))
}

/** The lines of a proposal. */
export function describeHolidays(id: LocationId, regions: RegionHolidays[]): string[] {
  const isMixed = regions.length > 1
  return [
    isMixed ? `${id}: ${regions.length} regions. The holidays of all are closed.` : `${id}:`,
    ...regions.flatMap(({ region, cities, holidays }) => [
      `  ${region} (${cities.join(', ')})`,
      ...holidays.map(({ date, name }) => `    ${date} ${name}`),
    ]),
  ]
}

/** Dates of all regions, sorted. */
export function mergeHolidays(regions: RegionHolidays[]): string[] {
  const dates = regions.flatMap(({ holidays }) => holidays.map(({ date }) => date))
  return [...new Set(dates)].toSorted()
}
