import { AREA_KEYS } from '@/lib/cities/location-cities'
import { getWeekday } from '@/lib/dates/wall-clock'
import { findHolidays, listHolidays } from './holidays'

const ONTARIO = {
  2026: '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26',
  2027: '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-25',
}
const ALBERTA = {
  2026: '01-01 02-16 04-03 05-18 07-01 09-07 10-12 11-11 12-25',
  2027: '01-01 02-15 03-26 05-24 07-01 09-06 10-11 11-11 12-25',
}
/** 4 July 2027 is a Sunday, so the Monday after is the holiday. */
const FEDERAL = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-25',
}

/**
 * Employment Standards Act (Ontario), Employment Standards Code (Alberta), 5 U.S.C. 6103; compared by
 * hand. No Sundays, no Easter Monday, no day of a state's offices, no Friday for a Saturday.
 */
test.each([
  ['toronto', ONTARIO],
  ['edmonton', ALBERTA],
  ['south-florida', FEDERAL],
  ['dallas-fort-worth', FEDERAL],
] as const)('%s closes on the public holidays of its law, and on no other day', (id, years) => {
  for (const year of [2026, 2027] as const)
    expect(findHolidays(id, year)).toEqual(years[year].split(' ').map((day) => `${year}-${day}`))
})

test('Every crew area has the holidays of two years, without Sundays', () => {
  const holidays = listHolidays(new Date('2026-11-20T15:00:00Z'))
  for (const areaKey of AREA_KEYS) {
    expect(holidays[areaKey].length).toBeGreaterThan(14)
    expect(holidays[areaKey].some((date) => getWeekday(date) === 0)).toBe(false)
  }
  expect(holidays.toronto).toEqual([
    ...findHolidays('toronto', 2026),
    ...findHolidays('toronto', 2027),
  ])
})

test('Hamilton has the holidays of Ontario, and Houston the federal ones', () => {
  expect(findHolidays('hamilton-niagara', 2027)).toEqual(findHolidays('toronto', 2027))
  expect(findHolidays('houston', 2027)).toEqual(findHolidays('san-antonio', 2027))
})
