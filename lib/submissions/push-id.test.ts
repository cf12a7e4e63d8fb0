import { decodeTime, encodeBytes, encodeTime, isIdempotencyKey } from './push-id'
import { createIdempotencyKey } from './push-id.fixture'

const NOW = Date.parse('2026-07-01T12:00:00Z')
const HOUR_MS = 3_600_000

test.each([0, 1, 63, 64, 4095, NOW, NOW + 1, 64 ** 8 - 1])(
  'The time %d survives encoding and decoding',
  (ms) => {
    expect(encodeTime(ms)).toHaveLength(8)
    expect(decodeTime(encodeTime(ms))).toBe(ms)
    expect(decodeTime(`${encodeTime(ms)}zzzzzzzzzzzz`)).toBe(ms)
  },
)

test('Fractions of a millisecond are dropped', () => {
  expect(decodeTime(encodeTime(NOW + 0.9))).toBe(NOW)
})

test('Encoded times sort like the times', () => {
  const times = [0, 1, 10, 11, 36, 37, 38, 63, 64, 65, NOW - 1, NOW, NOW + 1, 2 * NOW]
  const encoded = times.map(encodeTime)
  expect(encoded.toSorted()).toEqual(encoded)
  expect(new Set(encoded).size).toBe(times.length)
})

test.each(['', '-', 'zzzzzzz', '-OABC D-', '-OABC+DE', 'é-------', '🚚------'])(
  '%j has no time',
  (text) => {
    expect(decodeTime(text)).toBeNaN()
  },
)

test('Every byte has a character of the key alphabet', () => {
  const text = encodeBytes(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  expect(text).toMatch(/^[-\w]{256}$/)
  expect(new Set(text).size).toBe(64)
})

test('A new nonce is valid, contains its time, and is unique', () => {
  const nonces = Array.from({ length: 100 }, () => createIdempotencyKey(NOW))
  expect(nonces.every((nonce) => isIdempotencyKey(nonce, NOW))).toBe(true)
  expect(new Set(nonces.map(decodeTime))).toEqual(new Set([NOW]))
  expect(new Set(nonces).size).toBe(100)
})

test.each([
  ['sent at once', 0, true],
  ['sent after a day', 24 * HOUR_MS, true],
  ['older than a day', 24 * HOUR_MS + 1, false],
  ['made by a clock a day ahead', -24 * HOUR_MS, true],
  ['made further ahead', -24 * HOUR_MS - 1, false],
  ['of another year', 365 * 24 * HOUR_MS, false],
])('The validity of a nonce %s', (_age, age, isValid) => {
  expect(isIdempotencyKey(createIdempotencyKey(NOW - age), NOW)).toBe(isValid)
})

const TIME = encodeTime(NOW)
test.each([
  '',
  TIME,
  `${TIME}abcdefghijk`,
  `${TIME}abcdefghijklm`,
  `${TIME}abcdefghijk\n`,
  `${TIME}abcdefghijk.`,
  `${TIME}abc/efghijkl`,
  `${TIME}abc$efghijkl`,
  `${TIME}abcdéfghijkl`,
  '--------------------',
  'zzzzzzzzzzzzzzzzzzzz',
  '<script>alert(1)</s>',
])('%j is not a nonce', (text) => {
  expect(isIdempotencyKey(text, NOW)).toBe(false)
})
