import Holidays from 'date-holidays'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { getWeekday } from '@/lib/dates/wall-clock'

const COUNTRY_CODES = { usa: 'US', canada: 'CA' } as const
const SUNDAY = 0

interface RegionHolidays {
  /** `CA-ON`. */
  region: string
  cities: string[]
  holidays: { date: string; name: string }[]
}

/** Statutory holidays from `today` on, without Sundays, for each state or province of a location. */
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

function listHolidays(region: string, year: number) {
  const [country = '', state = ''] = region.split('-')
  return new Holidays(country, state)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
    .filter(({ date }) => getWeekday(date) !== SUNDAY)
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
