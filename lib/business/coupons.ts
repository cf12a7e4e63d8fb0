import { formatMonthDay } from '@/lib/dates/format-dates'
import { ENGLISH } from '@/lib/words/translate'
import type { Load } from './junk'

/** Largest first (docs/requirements.md, section 9). */
export const COUPONS = [
  { amount: '$50', needs: 1, condition: 'a full load or more' },
  { amount: '$20', needs: 0.5, condition: 'a half load or more' },
] as const
export type Coupon = (typeof COUPONS)[number]

export function getCoupon(load: Load | undefined): Coupon | undefined {
  return load && COUPONS.find(({ needs }) => load.share >= needs)
}

/** ISO date to the last day of its month: `Nov 30` (docs/requirements.md, decision 15). */
export function formatEndOfMonth(date: string, t = ENGLISH): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  // Date.UTC counts months from 0, so `month` names the next one. Its day 0 is our last day.
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return formatMonthDay(last, t)
}
