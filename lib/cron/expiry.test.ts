import { RETENTION_MONTHS } from '@/lib/business/brand'
import { createRecordKey } from '@/lib/store/record-key'
import { createIdempotencyKey } from '@/lib/store/record-key.fixture'
import { isCountExpired, isExpired, isDayExpired } from './expiry'

const sent = Date.UTC(2026, 10, 20, 12)
const { key } = createRecordKey(createIdempotencyKey(sent), { name: 'Ada' }, sent)

test('A request expires after the 24 months of the privacy policy', () => {
  expect(RETENTION_MONTHS).toBe(24)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 11, 49))).toBe(false)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 12))).toBe(true)
})

test('A request of 1 March is kept for 24 months, also where 29 February is between', () => {
  const first = Date.UTC(2026, 2, 1, 5)
  const { key: ofMarch } = createRecordKey(createIdempotencyKey(first), { name: 'Ada' }, first)
  expect(isExpired(ofMarch, Date.UTC(2028, 1, 29, 6))).toBe(false)
  expect(isExpired(ofMarch, Date.UTC(2028, 2, 1, 5))).toBe(true)
})

test.each(['short', 'Jane Doe 1', 'walk-in-record-1', 'walk-in-jane-doe-001'])(
  'A request under the key %j, which staff typed, expires by its date',
  (typedKey) => {
    expect(isExpired(typedKey, sent)).toBeUndefined()
    for (const date of ['last week', 'Nov 20', '11/20', 'call back 5', 3])
      expect(isExpired(typedKey, sent, date)).toBeUndefined()
    expect(isExpired(typedKey, Date.UTC(2028, 10, 19), '2026-11-20')).toBe(false)
    expect(isExpired(typedKey, Date.UTC(2028, 10, 20), '2026-11-20')).toBe(true)
  },
)

test('The key counts before the date: a job’s date is the pickup’s', () => {
  expect(isExpired(key, Date.UTC(2028, 10, 20, 12), '2026-11-28')).toBe(true)
})

test('A record of counts expires after two days', () => {
  expect(isCountExpired(key, Date.UTC(2026, 10, 22, 11, 59))).toBe(false)
  expect(isCountExpired(key, Date.UTC(2026, 10, 22, 12))).toBe(true)
  expect(isCountExpired('short', sent)).toBeUndefined()
})

test('A slot expires after its day has ended everywhere', () => {
  const key = '2026-11-23-0900-toronto'
  expect(isDayExpired(key, Date.UTC(2026, 10, 24, 23, 59))).toBe(false)
  expect(isDayExpired(key, Date.UTC(2026, 10, 25))).toBe(true)
})
