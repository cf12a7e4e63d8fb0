import { decodeTime } from './push-id'
import { createIdempotencyKey } from './push-id.fixture'
import { createRecordKey } from './record-key'

const MINUTE_MS = 60_000
const NOW = Date.parse('2026-07-01T12:00:00Z') // the start of a ten-minute window
const CONTENT = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0100' }]
const CORRECTED_CONTENT = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0101' }]
const QUARANTINED_CONTENT = [
  'quarantine/leads',
  { cityKey: 'toronto', name: 'Ana', phone: '416-555-0100' },
]
const NONCE = createIdempotencyKey(NOW)

test('Every try of a request has the same key', () => {
  const first = createRecordKey(NONCE, CONTENT, NOW)
  expect(createRecordKey(NONCE, structuredClone(CONTENT), NOW + 1)).toEqual(first)
  expect(createRecordKey(NONCE, CONTENT, NOW + 23 * 60 * MINUTE_MS)).toEqual(first)
  expect(first.previousWindowKey).toBeUndefined()
})

test('A corrected phone number or another list makes another key', () => {
  const keys = [CONTENT, CORRECTED_CONTENT, QUARANTINED_CONTENT].map(
    (content) => createRecordKey(NONCE, content, NOW).key,
  )
  expect(new Set(keys).size).toBe(3)
})

test('Two visitors who send the same answers have different keys', () => {
  expect(createRecordKey(createIdempotencyKey(NOW), CONTENT, NOW).key).not.toBe(
    createRecordKey(NONCE, CONTENT, NOW).key,
  )
})

test('Two nonces of the same millisecond make different keys', () => {
  const [one, other] = ['aaaaaaaaaaaa', 'aaaaaaaaaaab'].map((random) => NONCE.slice(0, 8) + random)
  expect(createRecordKey(one ?? '', CONTENT, NOW).key).not.toBe(
    createRecordKey(other ?? '', CONTENT, NOW).key,
  )
})

test('A key has the format of a push ID and does not contain the nonce', () => {
  const { key } = createRecordKey(NONCE, CONTENT, NOW)
  const { key: keyWithoutNonce, previousWindowKey } = createRecordKey('', CONTENT, NOW)
  for (const each of [key, keyWithoutNonce, previousWindowKey]) expect(each).toMatch(/^[-\w]{20}$/)
  expect(key.slice(8)).not.toBe(NONCE.slice(8))
})

test('Keys sort by the time of the nonce', () => {
  const times = [0, 1, 63, 64, 1000, 5 * MINUTE_MS, 60 * MINUTE_MS].map((ms) => NOW + ms)
  const keys = times.map(
    (time) => createRecordKey(createIdempotencyKey(time), CONTENT, NOW + 60 * MINUTE_MS).key,
  )
  expect(keys.toSorted()).toEqual(keys)
  expect(keys.map(decodeTime)).toEqual(times)
})

test('Without a nonce, the same request within a window of ten minutes has the same key', () => {
  const first = createRecordKey('', CONTENT, NOW)
  expect(createRecordKey('', CONTENT, NOW + 10 * MINUTE_MS - 1)).toEqual(first)
  expect(createRecordKey('', CONTENT, NOW + 10 * MINUTE_MS).key).not.toBe(first.key)
  expect(createRecordKey('', CORRECTED_CONTENT, NOW).key).not.toBe(first.key)
  expect(decodeTime(first.key)).toBe(NOW)
})

test('Without a nonce, the previous window’s key is the key of a try before the window’s end', () => {
  const before = createRecordKey('', CONTENT, NOW - 1)
  const after = createRecordKey('', CONTENT, NOW)
  expect(after.previousWindowKey).toBe(before.key)
  expect(before.previousWindowKey).toBe(createRecordKey('', CONTENT, NOW - 10 * MINUTE_MS - 1).key)
  expect(createRecordKey('', CONTENT, NOW + 20 * MINUTE_MS).previousWindowKey).not.toBe(before.key)
})

test.each([
  ['malformed', 'malformed'],
  ['of the right length without a time', '--------------------'],
  ['with a slash', `${NONCE.slice(0, 19)}/`],
  ['too long', `${NONCE}a`],
  ['older than a day', createIdempotencyKey(NOW - 24 * 60 * MINUTE_MS - 1)],
  ['of next week', createIdempotencyKey(NOW + 7 * 24 * 60 * MINUTE_MS)],
])('A nonce that is %s is ignored', (_how, nonce) => {
  expect(createRecordKey(nonce, CONTENT, NOW)).toEqual(createRecordKey('', CONTENT, NOW))
})

test.each([-6, 6, -90, 90])(
  'A clock that is %d minutes off does not change the key between tries',
  (minutes) => {
    const nonce = createIdempotencyKey(NOW + minutes * MINUTE_MS)
    const tries = [0, 2, 7, 30, 120].map((later) =>
      createRecordKey(nonce, CONTENT, NOW + later * MINUTE_MS),
    )
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
  },
)
