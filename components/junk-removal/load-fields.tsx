import { FieldError, fieldIds } from '@/components/form/field'
import { getCoupon } from '@/lib/business/coupons'
import { getLoad, LOADS } from '@/lib/business/junk'
import { LoadCoupon } from './load-coupon'
import { LoadMeter } from './load-meter'

interface Props {
  formId: string
  /** A key of LOADS. */
  selectedLoad: string | undefined
  error: string | undefined
  validUntil: string | undefined
}

/** How full the truck will be: the drawing and the coupon follow the choice by CSS alone. */
export function LoadFields({ formId, selectedLoad = '', error, validUntil }: Props) {
  const { id, errorId } = fieldIds(formId, 'load')
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="load @container">
      <legend className="field-label">
        How full will it be? <span className="font-normal">(optional)</span>
      </legend>
      <FieldError formId={formId} name="load" error={error} />
      <div className="mt-1 grid gap-3 @xl:grid-cols-[3fr_2fr]">
        <LoadMeter />
        <div className="grid two-columns gap-2 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:h-fit @xl:grid-cols-1">
          {LOADS.map((load, index) => (
            <label key={load.key} className="choice">
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name="load"
                value={load.key}
                defaultChecked={load.key === selectedLoad}
                aria-invalid={error ? true : undefined}
              />
              <LoadLabel name={load.name} amount={getCoupon(load)?.amount} />
            </label>
          ))}
          <label className="col-span-full choice">
            {/* A radio cannot be taken back: this one is the way back to no answer. */}
            <input type="radio" name="load" value="" defaultChecked={!getLoad(selectedLoad)} />
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
