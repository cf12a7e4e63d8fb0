import { createRecordKey } from './record-key'
import { areVisitsExpired, isCountExpired, isExpired } from './retention'
import { RETENTION_MONTHS } from '@/lib/business/brand'

const sent = Date.UTC(2026, 10, 20, 12)
const { key } = createRecordKey('', { name: 'Ada' }, sent)

test('A request expires after the 24 months of the privacy policy', () => {
  expect(RETENTION_MONTHS).toBe(24)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 11, 49))).toBe(false)
  expect(isExpired(key, Date.UTC(2028, 10, 20, 12))).toBe(true)
})

test('A key without a time throws instead of expiring', () => {
  expect(() => isExpired('short', sent)).toThrow('No time')
  expect(() => isExpired('toronto!', sent)).toThrow('No time')
})

test('A counter expires after two days', () => {
  expect(isCountExpired(key, Date.UTC(2026, 10, 22, 11, 59))).toBe(false)
  expect(isCountExpired(key, Date.UTC(2026, 10, 22, 12))).toBe(true)
  expect(() => isCountExpired('short', sent)).toThrow('No time')
})

test('The visitors of an experiment’s day are kept as long as its requests', () => {
  const visitsKey = '2026-11-20-fees-2026-11-default-0a1b2c3d'
  expect(areVisitsExpired(visitsKey, Date.UTC(2028, 10, 19, 23, 59))).toBe(false)
  expect(areVisitsExpired(visitsKey, Date.UTC(2028, 10, 20))).toBe(true)
  expect(() => areVisitsExpired('toronto', sent)).toThrow('No day')
})
