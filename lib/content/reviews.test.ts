import { getCity } from '@/lib/cities/cities'
import { getReviews } from './reviews'

// Houston shares the phone number of Hamilton's crew, but has its own crew.
test.each([
  ['guelph', 'waterloo', 1],
  ['guelph', 'toronto', 0],
  ['hamilton', 'houston', 0],
] as const)('The review of a crew in %s is on the pages of %s %d times', (city, shown, times) => {
  const review = { text: 'Fast and careful.', from: 'Dana R., move', date: '2026-10-03', city }
  expect(getReviews(getCity(shown), [review])).toEqual(Array(times).fill(review))
})
