import { findDayReason, findWindowReason } from './closed-reasons'
import { ARRIVAL_WINDOWS, DEFAULT_CALENDAR, formatWindowStart } from './schedule'

/** A Friday. */
const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'
const ALL_FULL = ARRIVAL_WINDOWS.map((window) => formatWindowStart(TODAY, window))

test.each([
  ['open', '08:59', TODAY, {}, [undefined, undefined, undefined, undefined], undefined],
  ['begun one by one', '11:00', TODAY, {}, ['begun', 'begun', undefined, undefined], undefined],
  ['begun', '15:00', TODAY, {}, ['begun', 'begun', 'begun', 'begun'], 'begun'],
  ['full', '08:00', TODAY, { fullWindows: ALL_FULL }, ['full', 'full', 'full', 'full'], 'full'],
  [
    'full but for what has begun',
    '12:00',
    TODAY,
    { fullWindows: ALL_FULL },
    ['begun', 'begun', 'full', 'full'],
    'full',
  ],
  [
    'too soon, then full',
    '10:00',
    TOMORROW,
    { noticeHours: 24, fullWindows: [`${TOMORROW} 11:00`] },
    ['tooSoon', 'full', undefined, undefined],
    undefined,
  ],
  [
    'too soon',
    '10:00',
    TODAY,
    { noticeHours: 24 },
    ['begun', 'tooSoon', 'tooSoon', 'tooSoon'],
    'tooSoon',
  ],
  [
    'closed',
    '08:00',
    TOMORROW,
    { closedDates: [TOMORROW] },
    ['closed', 'closed', 'closed', 'closed'],
    'closed',
  ],
])('A day is %s at %s', (_state, time, date, calendar, windows, day) => {
  const clock = { date: TODAY, time }
  const current = { ...DEFAULT_CALENDAR, fullWindows: [], ...calendar }
  const reasons = ARRIVAL_WINDOWS.map((window) => findWindowReason(date, window, clock, current))
  expect(reasons).toEqual(windows)
  expect(findDayReason(date, clock, current)).toBe(day)
})

test('Without a clock only full windows are known', () => {
  const calendar = { closedDates: [TODAY], noticeHours: 24, fullWindows: [`${TODAY} 11:00`] }
  const reasons = ARRIVAL_WINDOWS.map((window) =>
    findWindowReason(TODAY, window, undefined, calendar),
  )
  expect(reasons).toEqual([undefined, 'full', undefined, undefined])
})
