import { FieldError, FieldLabel, fieldIds } from '@/components/form/field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { CouponTicket } from '@/components/ui/coupon-ticket'
import { getCoupon, type Coupon } from '@/lib/business/coupons'
import { getLoad, LOADS } from '@/lib/business/junk'
import { LoadMeter } from './load-meter'

interface Props extends FieldBinding {
  /** Last day of the coupons, `Nov 30`; undefined before hydration. */
  validUntil: string | undefined
}

/** How full the truck will be. CSS makes the drawing and the coupon follow the choice. */
export function LoadFields({ formId, name, label, error, defaultValue = '', validUntil }: Props) {
  const { id, errorId } = fieldIds(formId, name)
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="load @container">
      <legend className="field-label">
        <FieldLabel label={label} optional />
      </legend>
      <FieldError formId={formId} name={name} error={error} />
      <div className="mt-1 grid gap-3 @xl:grid-cols-[3fr_2fr]">
        <LoadMeter />
        <div className="grid two-columns gap-2 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:h-fit @xl:grid-cols-1">
          {LOADS.map((load, index) => (
            <label key={load.key} className="choice">
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={load.key}
                defaultChecked={load.key === defaultValue}
                aria-invalid={error ? true : undefined}
              />
              <LoadLabel name={load.name} amount={getCoupon(load)?.amount} />
            </label>
          ))}
          <label className="col-span-full choice">
            {/* A radio button cannot be unchecked; this one clears the answer. */}
            <input type="radio" name={name} value="" defaultChecked={!getLoad(defaultValue)} />
            Not sure yet
          </label>
        </div>
        <LoadCoupon validUntil={validUntil} />
      </div>
    </fieldset>
  )
}

function LoadLabel({ name, amount }: { name: string; amount: string | undefined }) {
  return (
    <span>
      {name} {amount ? <span className="block text-sm text-green">{amount} off</span> : null}
    </span>
  )
}

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
function LoadCoupon({ validUntil }: { validUntil: string | undefined }) {
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
