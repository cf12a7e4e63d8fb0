import type { Load } from './junk'

/** Shown to the truck team (specification, section 9); the largest that applies counts. */
export const COUPONS = [
  { amount: '$50', needs: 1, condition: 'a full load or more' },
  { amount: '$20', needs: 0.5, condition: 'a half load or more' },
] as const
export type Coupon = (typeof COUPONS)[number]

/** The coupon a load earns; undefined below half a load. */
export function getCoupon(load: Load | undefined): Coupon | undefined {
  return load && COUPONS.find(({ needs }) => load.share >= needs)
}

/**
 * The last day of a date's month, in the form `Nov 30`: a coupon is valid until then.
 * @param date ISO date: today while booking; on a pass the pickup's, so that it still holds that day
 */
export function formatEndOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  // Day 0 of the next month.
  const last = new Date(Date.UTC(year, month, 0))
  return last.toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
