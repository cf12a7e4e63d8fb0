import { formatInstant, formatWait } from './instants'

test.each([
  ['America/Toronto', '2026-07-01T15:00:00Z', /11 am ET$/],
  ['America/Toronto', '2026-12-01T15:00:00Z', /10 am ET$/],
  // This zone had no summer time in 1970.
  ['America/Edmonton', '2026-07-01T15:00:00Z', /9 am MT$/],
  ['America/Edmonton', '2025-12-01T15:00:00Z', /8 am MT$/],
  ['America/Chicago', '2026-07-01T15:00:00Z', /10 am CT$/],
])('In %s, %s ends with the name of its zone', (timeZone, instant, expected) => {
  expect(formatInstant(instant, timeZone).replaceAll('\u00a0', ' ')).toMatch(expected)
})

test.each([
  [30_000, '0 minutes'],
  [90_000, '1 minute'],
  [47 * 3_600_000, '47 hours'],
  [60 * 3_600_000, '2 days'],
])('A request of %d ms ago has waited %s', (ms, words) => {
  expect(formatWait(ms)).toBe(words)
})
