import { addMonths, isIsoDate, getWallClock, findTimeZoneFault } from './wall-clock'
import { stubOldTimeZones } from './old-time-zones.fixture'

test.each([
  // Some locales format midnight as 24:00.
  ['2026-07-01T04:00:00Z', 'America/Toronto', '2026-07-01', '00:00'],
  ['2026-07-01T03:59:59Z', 'America/Toronto', '2026-06-30', '23:59'],
  ['2026-07-01T00:15:00Z', 'America/New_York', '2026-06-30', '20:15'],
  ['2026-07-01T00:15:00Z', 'America/Chicago', '2026-06-30', '19:15'],
  ['2026-07-01T00:15:00Z', 'America/Edmonton', '2026-06-30', '18:15'],
  ['2027-01-01T05:30:00Z', 'America/Toronto', '2027-01-01', '00:30'],
  ['2027-01-01T05:30:00Z', 'America/Chicago', '2026-12-31', '23:30'],
  // Clock changes on 8 March and 1 November 2026.
  ['2026-03-08T06:59:00Z', 'America/Toronto', '2026-03-08', '01:59'],
  ['2026-03-08T07:00:00Z', 'America/Toronto', '2026-03-08', '03:00'],
  ['2026-11-01T05:30:00Z', 'America/Toronto', '2026-11-01', '01:30'],
  ['2026-11-01T06:30:00Z', 'America/Toronto', '2026-11-01', '01:30'],
  ['2028-02-29T17:05:00Z', 'America/Chicago', '2028-02-29', '11:05'],
])('At %s the local time in %s is %s %s', (instant, timeZone, date, time) => {
  expect(getWallClock(new Date(instant), timeZone)).toEqual({ date, time })
})

test.each(['2026-01-01', '2026-12-31', '2028-02-29'])('%s is an ISO date', (text) => {
  expect(isIsoDate(text)).toBe(true)
})

test.each([
  '',
  'tomorrow',
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '01/02/2026',
  '2026-01-01T00:00',
  '2026-01-01\n',
  '+002026-01-01',
  '２０２６-01-01',
])('%j is not an ISO date', (text) => {
  expect(isIsoDate(text)).toBe(false)
})

test.each([
  ['2026-11-23', 18, '2028-05-23'],
  ['2026-08-31', 18, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %s months is %s', (date, months, result) => {
  expect(addMonths(date, months)).toBe(result)
})

test('Time-zone data without Alberta’s law of 2026 are reported', () => {
  expect(findTimeZoneFault()).toBeUndefined()
  const restore = stubOldTimeZones()
  expect(findTimeZoneFault()).toContain('2026-12-15T18:00Z is 11:00 in Edmonton')
  restore()
})
