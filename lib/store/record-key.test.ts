import type { StoredRecord } from './store'
import {
  compareByTime,
  createRecordKey,
  decodeTime,
  encodeBytes,
  encodeTime,
  getRequestKey,
  getRequestTime,
  isIdempotencyKey,
} from './record-key'
import { createIdempotencyKey } from './record-key.fixture'

const MINUTE_MS = 60_000
const NOW = Date.parse('2026-07-01T12:00:00Z') // the start of a time bucket
const CONTENT = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0100' }]
const CORRECTED_CONTENT = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0101' }]
const QUARANTINED_CONTENT = [
  'quarantine/leads',
  { cityKey: 'toronto', name: 'Ana', phone: '416-555-0100' },
]
const IDEMPOTENCY_KEY = createIdempotencyKey(NOW)

test('Every try of a request has the same key', () => {
  const first = createRecordKey(IDEMPOTENCY_KEY, CONTENT, NOW)
  expect(createRecordKey(IDEMPOTENCY_KEY, structuredClone(CONTENT), NOW + 1)).toEqual(first)
  expect(createRecordKey(IDEMPOTENCY_KEY, CONTENT, NOW + 23 * 60 * MINUTE_MS)).toEqual(first)
  expect(first.previousKey).toBeUndefined()
})

test('A corrected phone number or another list makes another key', () => {
  const keys = [CONTENT, CORRECTED_CONTENT, QUARANTINED_CONTENT].map(
    (content) => createRecordKey(IDEMPOTENCY_KEY, content, NOW).key,
  )
  expect(new Set(keys).size).toBe(3)
})

test('Equal answers with another idempotency key have another key', () => {
  const { key } = createRecordKey(IDEMPOTENCY_KEY, CONTENT, NOW)
  const ofSameTime = `${IDEMPOTENCY_KEY.slice(0, 8)}aaaaaaaaaaaa`
  for (const other of [createIdempotencyKey(NOW), ofSameTime])
    expect(createRecordKey(other, CONTENT, NOW).key).not.toBe(key)
})

test('A key has the format of a push ID and does not contain the idempotency key', () => {
  const { key } = createRecordKey(IDEMPOTENCY_KEY, CONTENT, NOW)
  const { key: bucketKey, previousKey } = createRecordKey('', CONTENT, NOW)
  for (const each of [key, bucketKey, previousKey]) expect(each).toMatch(/^[-\w]{20}$/)
  expect(key.slice(8)).not.toBe(IDEMPOTENCY_KEY.slice(8))
})

test('Keys sort by the time of the idempotency key', () => {
  const times = [0, 1, 63, 64, 1000, 5 * MINUTE_MS, 60 * MINUTE_MS].map((ms) => NOW + ms)
  const keys = times.map(
    (time) => createRecordKey(createIdempotencyKey(time), CONTENT, NOW + 60 * MINUTE_MS).key,
  )
  expect(keys.toSorted()).toEqual(keys)
  expect(keys.map(decodeTime)).toEqual(times)
})

test('Without an idempotency key, the same request within a time bucket has the same key', () => {
  const first = createRecordKey('', CONTENT, NOW)
  expect(createRecordKey('', CONTENT, NOW + 10 * MINUTE_MS - 1)).toEqual(first)
  expect(createRecordKey('', CONTENT, NOW + 10 * MINUTE_MS).key).not.toBe(first.key)
  expect(createRecordKey('', CORRECTED_CONTENT, NOW).key).not.toBe(first.key)
  expect(decodeTime(first.key)).toBe(NOW)
})

test('Without an idempotency key, the previous key is that of a try in the bucket before', () => {
  const before = createRecordKey('', CONTENT, NOW - 1)
  const after = createRecordKey('', CONTENT, NOW)
  expect(after.previousKey).toBe(before.key)
  expect(before.previousKey).toBe(createRecordKey('', CONTENT, NOW - 10 * MINUTE_MS - 1).key)
  expect(createRecordKey('', CONTENT, NOW + 20 * MINUTE_MS).previousKey).not.toBe(before.key)
})

test('An invalid idempotency key is ignored', () => {
  expect(createRecordKey('malformed', CONTENT, NOW)).toEqual(createRecordKey('', CONTENT, NOW))
})

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

test.each([
  ['sent at once', 0, true],
  ['sent after a day', 24 * 60 * MINUTE_MS, true],
  ['older than a day', 24 * 60 * MINUTE_MS + 1, false],
  ['made by a clock a day ahead', -24 * 60 * MINUTE_MS, true],
  ['made further ahead', -24 * 60 * MINUTE_MS - 1, false],
  ['of another year', 365 * 24 * 60 * MINUTE_MS, false],
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

test.each([
  ['deliveries', '-OZx3_aB-0123456789z:email', '-OZx3_aB-0123456789z'],
  ['deliveries', '-OZx3_aB-0123456789z:email:0-2026-11-25-0900', '-OZx3_aB-0123456789z'],
  ['deliveries', 'Jane: 1:email', 'Jane: 1'],
  ['leads', 'Jane: 1', 'Jane: 1'],
] as const)('Of %s, %s belongs to the request %s', (list, key, requestKey) => {
  expect(getRequestKey(list, key)).toBe(requestKey)
})

const KEY_TIME = Date.parse('2026-11-20T10:00:00Z')
const KEY = `${encodeTime(KEY_TIME)}abcdefghijkl`

test('A request came when its details say', () => {
  const at = '2026-11-20T16:30:00Z'
  expect(getRequestTime(KEY, { at })).toBe(Date.parse(at))
})

test.each<StoredRecord | undefined>([
  undefined,
  {},
  { at: 'now' },
  { at: false },
  { at: { day: '2026-11-20' } },
])('With the details %j the time of the key counts', (details) => {
  expect(getRequestTime(KEY, details)).toBe(KEY_TIME)
})

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
