import type { StoredRecord } from '@/lib/store/store'
import { encodeTime } from './record-key'
import { compareByTime, getRequestTime } from './request-time'

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
