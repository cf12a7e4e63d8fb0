import fc from 'fast-check'
import { CITIES } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { addDays, getWallClock } from './wall-clock'
import {
  getBookingDates,
  formatTimeSlot,
  parseTimeSlot,
  ARRIVAL_WINDOWS,
  getAvailableWindows,
  findDayReason,
  findWindowReason,
  DEFAULT_CALENDAR,
  formatWindowStart,
} from './schedule'

const ZONES = [...new Set(CITY_KEYS.map((key) => CITIES[key].timeZone))]
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
/** Days of the month. */
const listDays = (...input: Parameters<typeof getBookingDates>) =>
  getBookingDates(...input).map((date) => Number(date.slice(-2)))
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

test.each([
  ['a Friday skip one Sunday', '2026-11-20', [20, 21, 23, 24, 25, 26, 27, 28]],
  ['a Saturday skip two Sundays', '2026-11-21', [21, 23, 24, 25, 26, 27, 28, 30]],
  ['a Sunday begin on Monday', '2026-11-22', [23, 24, 25, 26, 27, 28, 30, 1]],
  ['31 December continue in the new year', '2026-12-31', [31, 1, 2, 4, 5, 6, 7, 8]],
])('Eight dates from %s', (_what, today, days) => {
  expect(listDays(today)).toEqual(days)
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
  for (const day of ['11-22', '11-19', '11-29', '11-30', '11-31', ''])
    expect(getWindowStarts('2026-11-20', '08:00', `2026-${day}`)).toEqual([])
})

test.each(['24:00', '09:00', '9:00-11:00', '09:00-10:00', '', '__proto__'])(
  '%s is not a window',
  (text) => {
    expect(parseTimeSlot(text)).toBeUndefined()
  },
)

/** Clock changes, a year's end and a leap day. */
const NIGHTS = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2026-12-31', '2028-02-29']

test('At any instant, in every time zone, with any calendar, there are eight open days', () => {
  const nearNights = fc
    .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: -36 * 60, max: 36 * 60 }))
    .map(([night, minutes]) => new Date(Date.parse(`${night}T06:00:00Z`) + minutes * 60_000))
  const anyTime = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  })
  const calendars = fc.record({
    closedDays: fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 90 }),
    noticeHours: fc.integer({ min: 0, max: 168 }),
  })
  const moments = fc.tuple(fc.oneof(nearNights, anyTime), fc.constantFrom(...ZONES))
  fc.assert(
    fc.property(moments, calendars, ([instant, zone], { closedDays, noticeHours }) => {
      const clock = getWallClock(instant, zone)
      const closedDates = closedDays.map((days) => addDays(clock.date, days))
      const dates = getBookingDates(clock.date, closedDates)
      const last = dates[7] ?? ''
      expect(dates).toHaveLength(8)
      // Every day from today to the last one is either offered, or a Sunday, or closed.
      const isOpen = (date: string) => weekday(date) !== 0 && !closedDates.includes(date)
      const days = Array.from({ length: 150 }, (_, day) => addDays(clock.date, day))
      expect(dates).toEqual(days.filter((date) => date <= last && isOpen(date)))

      const calendar = { closedDates, noticeHours }
      expect(getAvailableWindows(last, clock, calendar)).toEqual(ARRIVAL_WINDOWS)
      const now = Date.parse(`${clock.date}T${clock.time}Z`)
      for (const date of dates) {
        for (const { start } of getAvailableWindows(date, clock, calendar)) {
          const ahead = Date.parse(`${date}T${start}Z`) - now
          expect(ahead).toBeGreaterThan(0)
          expect(ahead).toBeGreaterThanOrEqual(noticeHours * 3_600_000)
        }
      }
    }),
    { numRuns: 1_000 },
  )
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

/** A Friday. */
const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'
const ELEVEN = [`${TOMORROW} 11:00`]
const ALL_FULL = ARRIVAL_WINDOWS.map((window) => formatWindowStart(TODAY, window))

test.each([
  [TODAY, '08:59', {}, 'open open open open', 'open'],
  [TODAY, '11:00', {}, 'begun begun open open', 'open'],
  [TODAY, '15:00', {}, 'begun begun begun begun', 'begun'],
  [TODAY, '08:00', { fullWindows: ALL_FULL }, 'full full full full', 'full'],
  [TODAY, '12:00', { fullWindows: ALL_FULL }, 'begun begun full full', 'full'],
  [TOMORROW, '10:00', { noticeHours: 24, fullWindows: ELEVEN }, 'tooSoon full open open', 'open'],
  [TODAY, '10:00', { noticeHours: 24 }, 'begun tooSoon tooSoon tooSoon', 'tooSoon'],
  [TOMORROW, '08:00', { closedDates: [TOMORROW] }, 'closed closed closed closed', 'closed'],
])('The windows of %s at %s with %j are %s', (date, time, calendar, windows, day) => {
  const clock = { date: TODAY, time }
  const current = { ...DEFAULT_CALENDAR, fullWindows: [], ...calendar }
  const reasons = ARRIVAL_WINDOWS.map((window) => findWindowReason(date, window, clock, current))
  expect(reasons.map((reason) => reason ?? 'open').join(' ')).toBe(windows)
  expect(findDayReason(date, clock, current) ?? 'open').toBe(day)
})

test('Without a clock only full windows are known', () => {
  const calendar = { closedDates: [TODAY], noticeHours: 24, fullWindows: [`${TODAY} 11:00`] }
  const reasons = ARRIVAL_WINDOWS.map((window) =>
    findWindowReason(TODAY, window, undefined, calendar),
  )
  expect(reasons).toEqual([undefined, 'full', undefined, undefined])
})
