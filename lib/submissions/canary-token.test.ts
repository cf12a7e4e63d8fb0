import { createCanaryToken, isValidCanaryToken } from './canary-token'

const SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-07-01T12:00:00Z')
const MINUTE_MS = 60_000
const flag = createCanaryToken(SECRET, NOW)

test.each([
  ['at once', 0, true],
  ['after ten minutes', 10 * MINUTE_MS, true],
  ['later', 10 * MINUTE_MS + 1, false],
  ['by a clock that is behind', -10 * MINUTE_MS, true],
  ['long before it was made', -11 * MINUTE_MS, false],
])('A canary that arrives %s is known as one, or not', (_when, age, known) => {
  expect(isValidCanaryToken(flag, SECRET, NOW + age)).toBe(known)
})

test.each([
  '',
  String(NOW),
  `${NOW}.`,
  flag.slice(0, -1),
  `${flag}a`,
  flag.replace(String(NOW), String(NOW + 1)),
  `0${flag}`,
  createCanaryToken('t'.repeat(32), NOW),
])('What somebody else put there (%j) makes no canary', (text) => {
  expect(isValidCanaryToken(text, SECRET, NOW)).toBe(false)
})

test('Where no secret is configured there are no canaries', () => {
  expect(isValidCanaryToken(flag, undefined, NOW)).toBe(false)
})
