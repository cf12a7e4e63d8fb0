import { createIdempotencyKey, decodeTime, encodeBytes, encodeTime } from '@/lib/forms/push-key'
import type { StoredRecord } from './store'
import { compareByTime, createRecordKey, getRequestTime, isIdempotencyKey } from './record-key'

const MINUTE_MS = 60_000
const NOW = Date.parse('2026-07-01T12:00:00Z')
const CONTENT = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0100' }]
const CORRECTED_CONTENT = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0101' }]
const IDEMPOTENCY_KEY = createIdempotencyKey(NOW)

const KEYS = createRecordKey(IDEMPOTENCY_KEY, CONTENT, NOW)

test.each([
  ['at once', structuredClone(CONTENT), NOW + 1],
  ['a day later', CONTENT, NOW + 23 * 60 * MINUTE_MS],
])('A request that is sent again %s has the same key', (_when, content, now) => {
  expect(createRecordKey(IDEMPOTENCY_KEY, content, now)).toEqual(KEYS)
  expect(KEYS.previousKey).toBeUndefined()
})

test.each([
  ['with a corrected phone number', IDEMPOTENCY_KEY, CORRECTED_CONTENT],
  ['in another tab', createIdempotencyKey(NOW), CONTENT],
  ['in a tab of the same millisecond', `${IDEMPOTENCY_KEY.slice(0, 8)}aaaaaaaaaaaa`, CONTENT],
])('A request that is sent %s has another key', (_how, idempotencyKey, content) => {
  expect(createRecordKey(idempotencyKey, content, NOW).key).not.toBe(KEYS.key)
})

test('A key has the format of a push ID and does not contain the idempotency key', () => {
  const { key, previousKey } = createRecordKey('', CONTENT, NOW)
  for (const each of [KEYS.key, key, previousKey]) expect(each).toMatch(/^[-\w]{20}$/)
  expect(KEYS.key.slice(8)).not.toBe(IDEMPOTENCY_KEY.slice(8))
})

test('A key begins with the time of the idempotency key', () => {
  const { key } = createRecordKey(createIdempotencyKey(NOW + 1), CONTENT, NOW)
  expect(decodeTime(key)).toBe(NOW + 1)
})

test('Without an idempotency key, the same words of a UTC day have the same key', () => {
  const first = createRecordKey('', CONTENT, NOW)
  const midnight = Date.UTC(2026, 6, 2)
  expect(createRecordKey('', CONTENT, midnight - 1)).toEqual(first)
  expect(createRecordKey('', CORRECTED_CONTENT, NOW).key).not.toBe(first.key)
  const next = createRecordKey('', CONTENT, midnight)
  expect(next.key).not.toBe(first.key)
  expect(next.previousKey).toBe(first.key)
  expect(decodeTime(next.key)).toBe(midnight)
})

test('An invalid idempotency key is ignored', () => {
  expect(createRecordKey('malformed', CONTENT, NOW)).toEqual(createRecordKey('', CONTENT, NOW))
})

test('Times survive encoding, whatever follows them, and their codes sort like them', () => {
  const times = [0, 1, 10, 11, 36, 37, 38, 63, 64, 65, 4095, NOW - 1, NOW, NOW + 1, 64 ** 8 - 1]
  const codes = times.map(encodeTime)
  expect(codes.map((code) => decodeTime(`${code}zzzzzzzzzzzz`))).toEqual(times)
  expect(codes.map(decodeTime)).toEqual(times)
  expect(codes.toSorted()).toEqual(codes)
  expect(new Set(codes.map(({ length }) => length))).toEqual(new Set([8]))
  // Fractions of a millisecond are dropped.
  expect(encodeTime(NOW + 0.9)).toBe(encodeTime(NOW))
})

test.each(['', 'zzzzzzz', 'é-------', '🚚------'])('%j has no time', (text) => {
  expect(decodeTime(text)).toBeNaN()
})

test('Every byte has a character of the key alphabet', () => {
  const text = encodeBytes(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  expect(text).toMatch(/^[-\w]{256}$/)
  expect(new Set(text).size).toBe(64)
})

test.each([
  ['sent after a day', 24 * 60 * MINUTE_MS, true],
  ['older than a day', 24 * 60 * MINUTE_MS + 1, false],
  ['made by a clock a day ahead', -24 * 60 * MINUTE_MS, true],
])('The validity of an idempotency key %s', (_age, age, isValid) => {
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
])('%j is not an idempotency key', (text) => {
  expect(isIdempotencyKey(text, NOW)).toBe(false)
})

const KEY_TIME = Date.parse('2026-11-20T10:00:00Z')
const KEY = `${encodeTime(KEY_TIME)}abcdefghijkl`

test('The time of a request is the one in its details', () => {
  const at = '2026-11-20T16:30:00Z'
  expect(getRequestTime(KEY, { at })).toBe(Date.parse(at))
})

test.each<StoredRecord | undefined>([undefined, {}, { at: false }])(
  'With the details %j the time of the key counts',
  (details) => {
    expect(getRequestTime(KEY, details)).toBe(KEY_TIME)
  },
)

test.each(['Jane Doe 1', 'walk-in-record-1'])('The key %j has no time: staff typed it', (key) => {
  expect(getRequestTime(key, undefined)).toBeNaN()
})

test('Requests are sorted by time, then by key, and those without a time are first', () => {
  const requests = [
    { key: 'a', at: 2 },
    { key: 'c', at: 1 },
    { key: 'b', at: 1 },
    { key: 'e', at: NaN },
    { key: 'd', at: NaN },
  ]
  expect(requests.toSorted(compareByTime).map(({ key }) => key)).toEqual(['d', 'e', 'b', 'c', 'a'])
})
