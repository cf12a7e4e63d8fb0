import {
  findDayReason,
  findWindowReason,
  ARRIVAL_WINDOWS,
  DEFAULT_CALENDAR,
  formatWindowStart,
} from './schedule'

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
