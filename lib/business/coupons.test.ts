import { getCoupon, formatEndOfMonth } from './coupons'
import { getLoad } from './junk'

test.each([
  ['', undefined],
  ['quarter', undefined],
  ['half', '$20'],
  ['three-quarters', '$20'],
  ['full', '$50'],
])('A load of "%s" earns a coupon of %s', (load, amount) => {
  expect(getCoupon(getLoad(load))?.amount).toBe(amount)
})

test.each([
  ['2026-11-20', 'Nov 30'],
  ['2026-11-30', 'Nov 30'],
  ['2026-12-01', 'Dec 31'],
  ['2027-02-01', 'Feb 28'],
  ['2028-02-29', 'Feb 29'],
])('On %s a coupon is valid until %s', (date, last) => {
  expect(formatEndOfMonth(date)).toBe(last)
})
