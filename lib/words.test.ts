import { WINDOWS } from './schedule'
import { dayInFull, dayInWords, windowInWords } from './words'

test('A day is the same day wherever it is read', () => {
  expect(dayInWords('2026-11-23')).toBe('Mon, Nov 23')
  expect(dayInFull('2026-12-31')).toBe('Thursday, December 31, 2026')
})

test('Windows are said as people here say them', () => {
  expect(WINDOWS.map(windowInWords)).toEqual([
    '9 to 11 am',
    '11 am to 1 pm',
    '1 to 3 pm',
    '3 to 5 pm',
  ])
})
