import fc from 'fast-check'
import { compareShares, wilsonInterval } from './proportions'

// Newcombe 1998, Statistics in Medicine 17, 857-872, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson’s interval of %d of %d is published', (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials)
  expect(interval[0]).toBeCloseTo(low, 4)
  expect(interval[1]).toBeCloseTo(high, 4)
})

// Newcombe 1998, Statistics in Medicine 17, 873-890, table II, method 10.
test.each([
  [[56, 70], [48, 80], 0.0524, 0.3339],
  [[9, 10], [3, 10], 0.1705, 0.809],
  [[6, 7], [2, 7], 0.0582, 0.8062],
  [[5, 56], [0, 29], -0.0381, 0.1926],
  [[0, 10], [0, 20], -0.1611, 0.2775],
  [[0, 10], [0, 10], -0.2775, 0.2775],
  [[10, 10], [0, 20], 0.6791, 1],
  [[10, 10], [0, 10], 0.6075, 1],
] as const)('Newcombe’s interval of %j minus %j is published', (other, base, low, high) => {
  const { difference, interval, verdict } = compareShares(toShare(base), toShare(other))
  expect(difference).toBeCloseTo(other[0] / other[1] - base[0] / base[1], 12)
  expect(interval[0]).toBeCloseTo(low, 4)
  expect(interval[1]).toBeCloseTo(high, 4)
  expect(verdict).toBe(low > 0 ? 'better' : 'too early')
})

const toShare = ([successes, trials]: readonly [number, number]) => ({ successes, trials })

test('The verdict of the reverse comparison is the reverse', () => {
  const [good, bad] = [toShare([56, 70]), toShare([48, 80])]
  expect(compareShares(bad, good).verdict).toBe('better')
  expect(compareShares(good, bad).verdict).toBe('worse')
})

test('Without visitors nothing is known', () => {
  const none = toShare([0, 0])
  expect(wilsonInterval(0, 0)).toEqual([0, 1])
  for (const [base, other] of [
    [none, none],
    [none, toShare([5, 9])],
    [toShare([5, 9]), none],
  ] as const) {
    const { difference, interval, verdict } = compareShares(base, other)
    expect({ difference, interval, verdict }).toEqual({
      difference: 0,
      interval: [-1, 1],
      verdict: 'too early',
    })
  }
})

test('More requests than visitors, as after a lost count, give a valid interval', () => {
  expect(wilsonInterval(7, 5)).toEqual(wilsonInterval(5, 5))
  expect(compareShares(toShare([7, 5]), toShare([1, 9])).verdict).toBe('worse')
})

test('Every interval is valid and holds its share', () => {
  const count = fc.nat(1_000_000)
  fc.assert(
    fc.property(count, count, (a, b) => {
      const [successes, trials] = [Math.min(a, b), Math.max(a, b, 1)]
      const [low, high] = wilsonInterval(successes, trials)
      const share = successes / trials
      expect(0 <= low && low <= share && share <= high && high <= 1).toBe(true)
      const { difference, interval } = compareShares(toShare([a, trials]), { successes, trials })
      expect(interval[0] <= difference && difference <= interval[1]).toBe(true)
    }),
  )
})
