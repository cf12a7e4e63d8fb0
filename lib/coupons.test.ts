import { couponFor, endOfMonth } from './coupons'
import { loadOf } from './junk'

test.each([
  ['', undefined],
  ['quarter', undefined],
  ['half', '$20'],
  ['three-quarters', '$20'],
  ['full', '$50'],
])('A load of "%s" earns %s', (load, amount) => {
  expect(couponFor(loadOf(load))?.amount).toBe(amount)
})

test.each([
  ['2026-11-20T12:00:00Z', 'America/Toronto', 'Nov 30'],
  ['2026-12-31T23:00:00Z', 'America/Toronto', 'Dec 31'],
  // Still the last evening of the month in Edmonton, already the next month in UTC.
  ['2026-12-01T05:00:00Z', 'America/Edmonton', 'Nov 30'],
  ['2028-02-01T18:00:00Z', 'America/Chicago', 'Feb 29'],
])('On %s in %s a coupon is valid until %s', (now, zone, last) => {
  expect(endOfMonth(new Date(now), zone)).toBe(last)
})
