import { decodeTime } from './push-id'
import { newNonce } from './push-id.fixture'
import { recordKey } from './record-key'

const MINUTE_MS = 60_000
/** The beginning of a ten-minute window. */
const NOW = Date.parse('2026-07-01T12:00:00Z')
const SENT = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0100' }]
const CORRECTED = ['leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0101' }]
const TRAPPED = ['quarantine/leads', { cityKey: 'toronto', name: 'Ana', phone: '416-555-0100' }]
const NONCE = newNonce(NOW)

test('Every try of a request has the same key, however late', () => {
  const first = recordKey(NONCE, SENT, NOW)
  expect(recordKey(NONCE, structuredClone(SENT), NOW + 1)).toEqual(first)
  expect(recordKey(NONCE, SENT, NOW + 23 * 60 * MINUTE_MS)).toEqual(first)
  expect(first.earlier).toBeUndefined()
})

test('A corrected phone number is a new record, and so is what goes to another list', () => {
  const keys = [SENT, CORRECTED, TRAPPED].map((sent) => recordKey(NONCE, sent, NOW).key)
  expect(new Set(keys).size).toBe(3)
})

test('Two visitors who send the same words have two records', () => {
  expect(recordKey(newNonce(NOW), SENT, NOW).key).not.toBe(recordKey(NONCE, SENT, NOW).key)
})

test('Two visitors whose forms were opened in one millisecond have two records', () => {
  const [one, other] = ['aaaaaaaaaaaa', 'aaaaaaaaaaab'].map((random) => NONCE.slice(0, 8) + random)
  expect(recordKey(one ?? '', SENT, NOW).key).not.toBe(recordKey(other ?? '', SENT, NOW).key)
})

test('A key looks like the database’s own and does not tell the nonce', () => {
  const { key } = recordKey(NONCE, SENT, NOW)
  const { key: without, earlier } = recordKey('', SENT, NOW)
  for (const each of [key, without, earlier]) expect(each).toMatch(/^[-\w]{20}$/)
  expect(key.slice(8)).not.toBe(NONCE.slice(8))
})

test('Keys stand in the order in which the forms were touched', () => {
  const times = [0, 1, 63, 64, 1000, 5 * MINUTE_MS, 60 * MINUTE_MS].map((ms) => NOW + ms)
  const keys = times.map((time) => recordKey(newNonce(time), SENT, NOW + 60 * MINUTE_MS).key)
  expect(keys.toSorted()).toEqual(keys)
  expect(keys.map(decodeTime)).toEqual(times)
})

test('Without a nonce, the same request within a window of ten minutes has the same key', () => {
  const first = recordKey('', SENT, NOW)
  expect(recordKey('', SENT, NOW + 10 * MINUTE_MS - 1)).toEqual(first)
  expect(recordKey('', SENT, NOW + 10 * MINUTE_MS).key).not.toBe(first.key)
  expect(recordKey('', CORRECTED, NOW).key).not.toBe(first.key)
  expect(decodeTime(first.key)).toBe(NOW)
})

test('Without a nonce, a request sent on either side of a window’s end finds its first try', () => {
  const before = recordKey('', SENT, NOW - 1)
  const after = recordKey('', SENT, NOW)
  expect(after.earlier).toBe(before.key)
  expect(before.earlier).toBe(recordKey('', SENT, NOW - 10 * MINUTE_MS - 1).key)
  expect(recordKey('', SENT, NOW + 20 * MINUTE_MS).earlier).not.toBe(before.key)
})

test.each([
  ['rubbish', 'rubbish'],
  ['of the right length, but no time', '--------------------'],
  ['with a slash', `${NONCE.slice(0, 19)}/`],
  ['too long', `${NONCE}a`],
  ['older than a day', newNonce(NOW - 24 * 60 * MINUTE_MS - 1)],
  ['of next week', newNonce(NOW + 7 * 24 * 60 * MINUTE_MS)],
])('A nonce that is %s counts as none', (_how, nonce) => {
  expect(recordKey(nonce, SENT, NOW)).toEqual(recordKey('', SENT, NOW))
})

test.each([-6, 6, -90, 90])(
  'A visitor whose clock is %d minutes off is the same request at every try',
  (minutes) => {
    const nonce = newNonce(NOW + minutes * MINUTE_MS)
    const tries = [0, 2, 7, 30, 120].map((later) => recordKey(nonce, SENT, NOW + later * MINUTE_MS))
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
  },
)
