import { RETENTION_MONTHS } from '@/lib/business/brand'
import type { StoredRecord } from '@/lib/store/store'
import { createRecordKey, encodeTime } from './record-key'
import { compareByTime, getRequestTime, isCountExpired, isExpired } from './request-time'

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

const sent = Date.UTC(2026, 10, 20, 12)
const { key } = createRecordKey('', { name: 'Ada' }, sent)

test('A request expires after the 24 months of the privacy policy', () => {
  expect(RETENTION_MONTHS).toBe(24)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 11, 49))).toBe(false)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 12))).toBe(true)
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

test.each([key, `${key}-07`])('The counter %s expires after two days', (countKey) => {
  expect(isCountExpired(countKey, Date.UTC(2026, 10, 22, 11, 59))).toBe(false)
  expect(isCountExpired(countKey, Date.UTC(2026, 10, 22, 12))).toBe(true)
  expect(isCountExpired('short', sent)).toBeUndefined()
})
