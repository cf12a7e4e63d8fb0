import type { Coupon } from '@/lib/business/coupons'

interface CouponTicketProps {
  coupon: Coupon
  /** `Nov 30`; undefined on a prerendered page. */
  validUntil?: string
}

export function CouponTicket({ coupon, validUntil }: CouponTicketProps) {
  return (
    <div className="flex flex-wrap bg-green ticket">
      <p className="flex shrink-0 items-center py-3 pr-4 pl-6 display-text text-2xl text-white">
        {coupon.amount} off
      </p>
      <p className="grow basis-32 ticket-stub py-3 pr-6 pl-4 text-white">
        <span className="block font-bold first-letter:uppercase">{coupon.condition}.</span> Show
        this to the crew.{' '}
        <span>{`Valid ${validUntil ? `until ${validUntil}` : 'the month we come'}.`}</span>
      </p>
    </div>
  )
}
