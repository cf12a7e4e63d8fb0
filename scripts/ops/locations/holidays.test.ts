import { LOCATION_IDS } from '@/lib/cities/locations'
import { getWeekday } from '@/lib/dates/wall-clock'
import { CLOSED_DATES_MAX } from '@/lib/locations/location'
import { describeHolidays, findHolidays, mergeHolidays } from './holidays'

const listDates = (id: (typeof LOCATION_IDS)[number], year = 2027, today = '2026-11-20') =>
  mergeHolidays(findHolidays(id, year, today))

const ONTARIO = {
  2026: '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26',
  2027: '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-25',
}
const ALBERTA = {
  2026: '01-01 02-16 04-03 05-18 07-01 09-07 10-12 11-11 12-25',
  2027: '01-01 02-15 03-26 05-24 07-01 09-06 10-11 11-11 12-25',
}
/** 4 July 2027 is a Sunday: the Monday after is kept. */
const FEDERAL = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-25',
}

/**
 * Employment Standards Act (Ontario) and Employment Standards Code (Alberta); 5 U.S.C. 6103. Compared by
 * hand, without Sundays: no Easter Monday, no day of a state's offices, no Friday for a Saturday.
 */
test.each([
  ['toronto', ONTARIO],
  ['edmonton', ALBERTA],
  ['south-florida', FEDERAL],
  ['dallas-fort-worth', FEDERAL],
] as const)('%s closes on the public holidays of its law, and on no other day', (id, years) => {
  for (const year of [2026, 2027] as const)
    expect(listDates(id, year, '2026-01-01')).toEqual(
      years[year].split(' ').map((day) => `${year}-${day}`),
    )
})

test('Sundays and past days are left out, and two years fit the record', () => {
  for (const id of LOCATION_IDS) {
    const dates = listDates(id)
    expect(dates.length).toBeGreaterThan(5)
    expect(dates.length).toBeLessThanOrEqual(CLOSED_DATES_MAX / 2)
    expect(dates.some((date) => getWeekday(date) === 0)).toBe(false)
  }
  expect(listDates('toronto', 2026, '2026-11-20')).toEqual(['2026-12-25', '2026-12-26'])
})

test('A location in two countries lists both, says so and closes the holidays of both', () => {
  const regions = findHolidays('hamilton-niagara', 2027, '2026-11-20')
  const [title, ...lines] = describeHolidays('hamilton-niagara', regions)
  expect(title).toBe('hamilton-niagara: 2 regions. The holidays of all are closed.')
  expect(lines).toContain('  CA-ON (Hamilton, Niagara)')
  expect(lines).toContain('  US-TX (Houston)')
  expect(lines).toContain('    2027-10-11 Thanksgiving')
  const dates = mergeHolidays(regions)
  expect(dates).toEqual(expect.arrayContaining(['2027-07-01', '2027-11-25']))
  expect(dates).toEqual([...new Set(dates)].toSorted())
})
