import { isCountCurrent, parseReviewsCount } from './reviews-count'

test.each([
  ['4.7,128,2026-11-20', { rating: 4.7, count: 128, date: '2026-11-20' }],
  ['5,1,2026-11-20', { rating: 5, count: 1, date: '2026-11-20' }],
  ['1.0,999999,2024-02-29', { rating: 1, count: 999_999, date: '2024-02-29' }],
])('%s has a rating, a count and a date', (text, count) => {
  expect(parseReviewsCount(text)).toEqual(count)
})

const NOT_THREE = 'is not a rating, a count and a date: use 4.7,128,2026-11-20'
test.each<readonly [text: string, reason: string]>([
  ['4.7,128', NOT_THREE],
  ['4,7,128,2026-11-20', NOT_THREE],
  ['4.7,1,280,2026-11-20', NOT_THREE],
  ...['0.9', '5.1', '4.75', '6', '-4', '★★★★★', ' 4.7', ''].map(
    (rating) => [`${rating},128,2026-11-20`, `"${rating}" is not a rating: use 1 to 5`] as const,
  ),
  ...['0', '-1', '12.5', '128 reviews', '1000000'].map(
    (count) => [`4.7,${count},2026-11-20`, `"${count}" is not a count of reviews: use`] as const,
  ),
  ['4.7,128,20.11.2026', '"20.11.2026" is not a date: use the day'],
  ['4.7,128,2026-02-30', '"2026-02-30" is not a date: use the day'],
])('%s is rejected with the fault and what is possible', (text, reason) => {
  expect(() => parseReviewsCount(text)).toThrow(reason)
})

test.each([
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2025-11-28', true],
  ['2025-11-27', false],
])('The count of %s is current on 2026-11-28: %s', (date, isCurrent) => {
  expect(isCountCurrent({ rating: 4.7, count: 128, date }, '2026-11-28')).toBe(isCurrent)
})
