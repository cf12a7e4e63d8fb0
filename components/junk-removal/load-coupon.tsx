import { CouponTicket } from '@/components/ui/coupon-ticket'
import { getCoupon, type Coupon } from '@/lib/business/coupons'
import { LOADS } from '@/lib/business/junk'

/** Each coupon with its loads, smallest load first. */
const COUPON_OFFERS = LOADS.reduce<{ coupon: Coupon; loads: string[] }[]>((offers, load) => {
  const coupon = getCoupon(load)
  const offer = offers.find((known) => known.coupon === coupon)
  if (offer) offer.loads.push(load.key)
  else if (coupon) offers.push({ coupon, loads: [load.key] })
  return offers
}, [])

const LOADS_WITHOUT_COUPON = LOADS.filter((load) => !getCoupon(load)).map(({ key }) => key)

/** The coupon of the chosen load. CSS hides the others, so a screen reader announces only this one. */
export function LoadCoupon({ validUntil }: { validUntil: string | undefined }) {
  return (
    <div role="status" aria-live="polite" className="grid *:col-start-1 *:row-start-1">
      <p
        data-loads={['none', ...LOADS_WITHOUT_COUPON].join(' ')}
        className="grid content-center rounded-control border-2 dashed-border border-green px-4 py-3 font-semibold text-green"
      >
        {COUPON_OFFERS.map(({ coupon: { amount, condition } }) => (
          <span key={amount} className="block first-letter:uppercase">
            {condition} earns {amount} off.
          </span>
        ))}
      </p>
      {COUPON_OFFERS.map(({ coupon, loads }) => (
        <div key={coupon.amount} data-loads={loads.join(' ')}>
          <CouponTicket coupon={coupon} validUntil={validUntil} />
        </div>
      ))}
    </div>
  )
}
