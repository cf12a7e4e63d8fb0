import { FieldError, FieldLabel, fieldIds } from '@/components/form/field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { getCoupon } from '@/lib/business/coupons'
import { getLoad, LOADS } from '@/lib/business/junk'
import { LoadCoupon } from './load-coupon'
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
