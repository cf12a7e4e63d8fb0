import { getTranslate } from '@/lib/words/words'
import { ARRIVAL_WINDOWS } from './schedule'
import {
  formatArrivalWindow,
  formatFullDate,
  formatLongDate,
  formatMonthDay,
  formatShortDate,
  formatTime,
} from './format-dates'

const FRENCH = getTranslate('fr')

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

test('French dates say the first of a month, and have one kind of space', () => {
  expect(formatFullDate('2026-12-01', FRENCH)).toBe('mardi 1er décembre 2026')
  expect(formatLongDate('2026-11-26', FRENCH)).toBe('jeudi 26 novembre')
  expect(formatLongDate('2026-12-11', FRENCH)).toBe('vendredi 11 décembre')
  expect(formatShortDate('2027-01-01', FRENCH)).toBe('ven. 1er janv.')
  expect(formatMonthDay('2026-11-30', FRENCH)).toBe('30 novembre')
})

test.each([
  ['00:05', '0\u00a0h\u00a005'],
  ['09:00', '9\u00a0h'],
  ['14:30', '14\u00a0h\u00a030'],
])('%s is formatted in French as %s', (time, text) => {
  expect(formatTime(time, FRENCH)).toBe(text)
})

test('A French arrival window is from and to', () => {
  const [morning] = ARRIVAL_WINDOWS
  expect(morning && formatArrivalWindow(morning, FRENCH)).toBe('de 9\u00a0h à 11\u00a0h')
})
