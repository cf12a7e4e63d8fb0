import { createRecordKey } from './record-key'
import { isCountExpired, isExpired } from './retention'
import { RETENTION_MONTHS } from '@/lib/business/brand'

const sent = Date.UTC(2026, 10, 20, 12)
const { key } = createRecordKey('', { name: 'Ada' }, sent)

test('A request is kept for as long as the privacy policy says, and not a day longer', () => {
  expect(RETENTION_MONTHS).toBe(24)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 11, 49))).toBe(false)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 12))).toBe(true)
})

test('What is not one of our keys is never counted as old', () => {
  expect(() => isExpired('short', sent)).toThrow('No time')
  expect(() => isExpired('toronto!', sent)).toThrow('No time')
})

test('What a day has counted is kept for two days', () => {
  expect(isCountExpired(key, Date.UTC(2026, 10, 22, 11, 59))).toBe(false)
  expect(isCountExpired(key, Date.UTC(2026, 10, 22, 12))).toBe(true)
  expect(() => isCountExpired('short', sent)).toThrow('No time')
})
