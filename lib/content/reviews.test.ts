import { getCity } from '@/lib/cities/cities'
import { getReviews } from './reviews'

test('A review is on the pages of its crew’s cities and no others', () => {
  const review = {
    text: 'Fast and careful.',
    from: 'Dana R., move',
    date: '2026-10-03',
    city: 'guelph',
  } as const
  expect(getReviews(getCity('waterloo'), [review])).toEqual([review])
  expect(getReviews(getCity('toronto'), [review])).toEqual([])
})

test('Two crews with one phone number have their own reviews', () => {
  const review = {
    text: 'Fast and careful.',
    from: 'Dana R., move',
    date: '2026-10-03',
    city: 'hamilton',
  } as const
  expect(getReviews(getCity('houston'), [review])).toEqual([])
})
