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

test('There are the four required windows of two hours', () => {
  expect(ARRIVAL_WINDOWS.map(formatTimeSlot)).toEqual([
    '09:00-11:00',
    '11:00-13:00',
    '13:00-15:00',
    '15:00-17:00',
  ])
  for (const { start, end } of ARRIVAL_WINDOWS)
    expect(Number(end.slice(0, 2))).toBe(Number(start.slice(0, 2)) + 2)
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

test('Eight dates from a Saturday skip two Sundays, and from a Sunday begin on Monday', () => {
  const saturday = getBookingDates('2026-11-21')
  expect([saturday[0], saturday[1], saturday[7]]).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(getBookingDates('2026-11-22')[0]).toBe('2026-11-23')
})

test('Dates from 31 December continue in the new year', () => {
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
])('Today at %s the windows %j are available', (time, starts) => {
  expect(getWindowStarts('2026-11-20', time)).toEqual(starts)
})

test('No window is available on a Sunday, a past day, the ninth day or an invalid date', () => {
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
  '%s is not a window',
  (slot) => {
    expect(parseTimeSlot(slot)).toBeUndefined()
  },
)

/** Clock changes, a year's end and a leap day. */
const NIGHTS = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2026-12-31', '2028-02-29']

test('At any instant in every time zone there are eight dates, from today on, without Sundays', () => {
  const nearNights = fc
    .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: -36 * 60, max: 36 * 60 }))
    .map(([night, minutes]) => new Date(Date.parse(`${night}T06:00:00Z`) + minutes * 60_000))
  const anyTime = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.oneof(nearNights, anyTime), fc.constantFrom(...ZONES), (now, zone) => {
      const clock = getWallClock(now, zone)
      const dates = getBookingDates(clock.date)
      expect(new Set(dates).size).toBe(8)
      expect(dates).toEqual(dates.toSorted())
      expect(dates.every((date) => weekday(date) !== 0 && date >= clock.date)).toBe(true)
      expect(dates.includes(clock.date)).toBe(weekday(clock.date) !== 0)
      // No date is left out: ten days hold at most two Sundays.
      const span = Date.parse(dates[7] ?? '') - Date.parse(clock.date)
      expect(span / 86_400_000).toBeLessThanOrEqual(9)
      const available = dates.flatMap((date) =>
        getAvailableWindows(date, clock).map(({ start }) => `${date} ${start}`),
      )
      expect(available.filter((time) => time <= `${clock.date} ${clock.time}`)).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})

test('Closed dates are left out like Sundays, so that there are still eight days', () => {
  const closed = ['2026-11-20', '2026-11-24', '2026-11-28', '2027-01-01']
  expect(getBookingDates('2026-11-20', closed)).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  const clock = { date: '2026-11-20', time: '08:00' }
  const calendar = { closedDates: closed, noticeHours: 0 }
  expect(getAvailableWindows('2026-11-24', clock, calendar)).toEqual([])
  expect(getAvailableWindows('2026-12-02', clock, calendar)).toHaveLength(4)
})

test.each([
  [0, '2026-11-20', '09:00', ['11:00', '13:00', '15:00']],
  [2, '2026-11-20', '09:00', ['11:00', '13:00', '15:00']],
  [2, '2026-11-20', '09:01', ['13:00', '15:00']],
  [24, '2026-11-20', '00:00', []],
  [24, '2026-11-21', '11:00', ['11:00', '13:00', '15:00']],
  [24, '2026-11-21', '11:01', ['13:00', '15:00']],
  [168, '2026-11-27', '12:00', ['13:00', '15:00']],
])(
  'With %i hours’ notice, on %s at %s the windows %j are available',
  (noticeHours, date, time, starts) => {
    const clock = { date: '2026-11-20', time }
    const windows = getAvailableWindows(date, clock, { closedDates: [], noticeHours })
    expect(windows.map(({ start }) => start)).toEqual(starts)
  },
)

test('With any calendar there are eight open days, and the last has every window', () => {
  const day = fc.integer({ min: 0, max: 120 }).map((days) => {
    return new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10)
  })
  const calendars = fc.record({
    closedDates: fc.array(day, { maxLength: 90 }),
    noticeHours: fc.integer({ min: 0, max: 168 }),
  })
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  fc.assert(
    fc.property(calendars, day, time, (calendar, date, parts) => {
      const clock = { date, time: parts.map((part) => String(part).padStart(2, '0')).join(':') }
      const dates = getBookingDates(date, calendar.closedDates)
      expect(new Set(dates).size).toBe(8)
      expect(dates.some((open) => weekday(open) === 0 || open < date)).toBe(false)
      expect(dates.some((open) => calendar.closedDates.includes(open))).toBe(false)
      expect(getAvailableWindows(dates[7] ?? '', clock, calendar)).toEqual(ARRIVAL_WINDOWS)
      const now = Date.parse(`${date}T${clock.time}Z`)
      for (const open of dates) {
        for (const { start } of getAvailableWindows(open, clock, calendar)) {
          const ahead = Date.parse(`${open}T${start}Z`) - now
          expect(ahead).toBeGreaterThan(0)
          expect(ahead).toBeGreaterThanOrEqual(calendar.noticeHours * 3_600_000)
        }
      }
    }),
  )
})
