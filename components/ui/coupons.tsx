import { Fragment } from 'react'
import type { Coupon } from '@/lib/business/coupons'
import type { Translate } from '@/lib/words/translate'

interface CouponTicketProps {
  coupon: Coupon
  /** `Nov 30`; undefined on a prerendered page. */
  validUntil?: string | undefined
  t: Translate
}

export function CouponTicket({ coupon, validUntil, t }: CouponTicketProps) {
  return (
    <div className="flex flex-wrap bg-green ticket">
      <p className="flex items-center py-3 pr-4 pl-6 display-text text-2xl text-white">
        {t('{amount} off', { amount: t(coupon.amount) })}
      </p>
      <p className="grow basis-32 ticket-stub py-3 pr-6 pl-4 text-white">
        <span className="block font-bold first-letter:uppercase">{t(coupon.condition)}.</span>{' '}
        {t('Show this to the crew.')}{' '}
        <span>
          {validUntil
            ? t('Valid until {date}.', { date: validUntil })
            : t('Valid the month we come.')}
        </span>
      </p>
    </div>
  )
}

export function CouponSentences({ coupons, t }: { coupons: readonly Coupon[]; t: Translate }) {
  return coupons.map(({ amount, condition }, index) => (
    <Fragment key={amount}>
      {index > 0 ? ' ' : null}
      <span className="block first-letter:uppercase">
        {t('{condition} earns {amount} off.', { condition: t(condition), amount: t(amount) })}
      </span>
    </Fragment>
  ))
}
