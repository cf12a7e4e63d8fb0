import { createCanaryToken, isValidCanaryToken } from './canary-token'

const SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-07-01T12:00:00Z')
const MINUTE_MS = 60_000
const token = createCanaryToken(SECRET, NOW)

test.each([
  ['immediately', 0, true],
  ['after ten minutes', 10 * MINUTE_MS, true],
  ['after more than ten minutes', 10 * MINUTE_MS + 1, false],
  ['by a clock ten minutes behind', -10 * MINUTE_MS, true],
  ['by a clock eleven minutes behind', -11 * MINUTE_MS, false],
])('The validity of a token checked %s', (_when, age, isValid) => {
  expect(isValidCanaryToken(token, SECRET, NOW + age)).toBe(isValid)
})

test.each([
  '',
  String(NOW),
  `${NOW}.`,
  token.slice(0, -1),
  `${token}a`,
  token.replace(String(NOW), String(NOW + 1)),
  `0${token}`,
  createCanaryToken('t'.repeat(32), NOW),
])('The text %j is no valid token', (text) => {
  expect(isValidCanaryToken(text, SECRET, NOW)).toBe(false)
})

test('Without a configured secret no token is valid', () => {
  expect(isValidCanaryToken(token, undefined, NOW)).toBe(false)
})
