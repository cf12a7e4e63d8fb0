import { ARRIVAL_WINDOWS } from './schedule'
import { formatFullDate, formatShortDate, formatTime, formatArrivalWindow } from './format-dates'

test('A date is formatted independently of the time zone', () => {
  expect(formatShortDate('2026-11-23')).toBe('Mon, Nov 23')
  expect(formatFullDate('2026-12-31')).toBe('Thursday, December 31, 2026')
})

test('Arrival windows are formatted in 12-hour time', () => {
  expect(ARRIVAL_WINDOWS.map((window) => formatArrivalWindow(window))).toEqual([
    '9 to 11\u00a0am',
    '11\u00a0am to 1\u00a0pm',
    '1 to 3\u00a0pm',
    '3 to 5\u00a0pm',
  ])
})

test.each([
  ['00:05', '12:05\u00a0am'],
  ['08:00', '8\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['19:40', '7:40\u00a0pm'],
])('%s is formatted as %s', (time, text) => {
  expect(formatTime(time)).toBe(text)
})
