import fc from 'fast-check'
import { CITIES } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getWallClock } from './wall-clock'
import {
  getBookingDates,
  formatTimeSlot,
  parseTimeSlot,
  ARRIVAL_WINDOWS,
  getAvailableWindows,
} from './schedule'

const ZONES = [...new Set(CITY_KEYS.map((key) => CITIES[key].timeZone))]
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const getWindowStarts = (date: string, time: string, on = date) =>
  getAvailableWindows(on, { date, time }).map(({ start }) => start)

test('The windows are the four of two hours that the specification names', () => {
  expect(ARRIVAL_WINDOWS.map(formatTimeSlot)).toEqual([
    '09:00-11:00',
    '11:00-13:00',
    '13:00-15:00',
    '15:00-17:00',
  ])
  for (const { start, end } of ARRIVAL_WINDOWS)
    expect(Number(end.slice(0, 2))).toBe(Number(start.slice(0, 2)) + 2)
})

test('The sites’ cities lie in four time zones', () => {
  expect(ZONES.toSorted()).toEqual([
    'America/Chicago',
    'America/Edmonton',
    'America/New_York',
    'America/Toronto',
  ])
})

test('Eight dates from a Friday skip one Sunday', () => {
  expect(getBookingDates('2026-11-20')).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
})

test('From a Saturday they skip two Sundays, and on a Sunday they begin on Monday', () => {
  const saturday = getBookingDates('2026-11-21')
  expect([saturday[0], saturday[1], saturday[7]]).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(getBookingDates('2026-11-22')[0]).toBe('2026-11-23')
})

test('On 31 December they run into the new year', () => {
  expect(getBookingDates('2026-12-31').slice(0, 3)).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

test.each([
  ['00:00', ['09:00', '11:00', '13:00', '15:00']],
  ['08:59', ['09:00', '11:00', '13:00', '15:00']],
  ['09:00', ['11:00', '13:00', '15:00']],
  ['10:59', ['11:00', '13:00', '15:00']],
  ['14:30', ['15:00']],
  ['15:00', []],
  ['23:30', []],
])('Today at %s the windows %j are left', (time, left) => {
  expect(getWindowStarts('2026-11-20', time)).toEqual(left)
})

test('No window is offered on a Sunday, a past day, day nine, or a day that does not exist', () => {
  for (const day of [
    '2026-11-22',
    '2026-11-19',
    '2026-11-29',
    '2026-11-30',
    '2026-11-31',
    '',
    'x',
  ]) {
    expect(getWindowStarts('2026-11-20', '08:00', day)).toEqual([])
  }
})

test.each(['24:00', '09:00', '9:00-11:00', '09:00-10:00', '', '__proto__'])(
  '%s is no window',
  (slot) => {
    expect(parseTimeSlot(slot)).toBeUndefined()
  },
)

/** Both nights of a clock change, an evening, a year's end: in UTC, around every zone's midnight. */
const NIGHTS = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2026-12-31', '2028-02-29']

test('At any instant, in every zone, the eight dates are right', () => {
  const nearNights = fc
    .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: -36 * 60, max: 36 * 60 }))
    .map(([night, minutes]) => new Date(Date.parse(`${night}T06:00:00Z`) + minutes * 60_000))
  const anywhen = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.oneof(nearNights, anywhen), fc.constantFrom(...ZONES), (now, zone) => {
      const clock = getWallClock(now, zone)
      const dates = getBookingDates(clock.date)
      expect(new Set(dates).size).toBe(8)
      expect(dates).toEqual(dates.toSorted())
      expect(dates.every((date) => weekday(date) !== 0 && date >= clock.date)).toBe(true)
      expect(dates.includes(clock.date)).toBe(weekday(clock.date) !== 0)
      // Nothing bookable lies between two of them: eight of at most ten days are no Sundays.
      const span = Date.parse(dates[7] ?? '') - Date.parse(clock.date)
      expect(span / 86_400_000).toBeLessThanOrEqual(9)
      // What is offered lies ahead on the wall of that city.
      const offered = dates.flatMap((date) =>
        getAvailableWindows(date, clock).map(({ start }) => `${date} ${start}`),
      )
      expect(offered.filter((time) => time <= `${clock.date} ${clock.time}`)).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})
