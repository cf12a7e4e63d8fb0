import { Fragment } from 'react'
import type { Coupon } from '@/lib/business/coupons'
import type { Translate } from '@/lib/words/translate'

interface Props {
  coupons: readonly Coupon[]
  t: Translate
}

export function CouponSentences({ coupons, t }: Props) {
  return coupons.map(({ amount, condition }, index) => (
    <Fragment key={amount}>
      {index > 0 ? ' ' : null}
      <span className="block first-letter:uppercase">
        {t('{condition} earns {amount} off.', { condition: t(condition), amount: t(amount) })}
      </span>
    </Fragment>
  ))
}
