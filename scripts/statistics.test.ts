import { getMedian, getPercentile } from './statistics'

test('The median of five is the third, of four between the second and the third', () => {
  expect(getMedian([5, 1, 4, 2, 3])).toBe(3)
  expect(getMedian([10, 1, 2, 4])).toBe(3)
  expect(getMedian([7])).toBe(7)
  expect(getMedian([])).toBeUndefined()
})

test('A percentile is one of the values', () => {
  const values = Array.from({ length: 20 }, (_, n) => 20 - n)
  expect(getPercentile(values, 0.95)).toBe(19)
  expect(getPercentile(values, 0.75)).toBe(15)
  expect(getPercentile([3, 9], 0.75)).toBe(9)
  expect(getPercentile([3], 0)).toBe(3)
  expect(getPercentile([], 0.5)).toBeUndefined()
})

test('The input is not reordered', () => {
  const values = [3, 1, 2]
  getMedian(values)
  getPercentile(values, 0.5)
  expect(values).toEqual([3, 1, 2])
})
