import { LOCATION_IDS } from '@/lib/cities/locations'
import { getWeekday } from '@/lib/dates/wall-clock'
import { CLOSED_DATES_MAX } from '@/lib/locations/location'
import { describeHolidays, findHolidays, mergeHolidays } from './holidays'

const listDates = (id: (typeof LOCATION_IDS)[number], year = 2027, today = '2026-11-20') =>
  mergeHolidays(findHolidays(id, year, today))

test('Each location has the statutory holidays of its state or province', () => {
  expect(listDates('edmonton')).toContain('2027-11-11')
  expect(listDates('toronto')).not.toContain('2027-11-11')
  expect(listDates('toronto')).toContain('2027-10-11')
  expect(listDates('dallas-fort-worth')).toContain('2027-11-25')
  for (const id of LOCATION_IDS) expect(listDates(id)).toContain('2027-12-25')
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
