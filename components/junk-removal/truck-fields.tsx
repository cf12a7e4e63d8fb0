import { LoadFields } from './load-fields'
import { TruckItems } from './truck-items'

interface Props {
  formId: string
  values: Record<string, string>
  errors: Record<string, string>
  /** Until when coupons hold, `Nov 30`; undefined until the page has come to life. */
  validUntil: string | undefined
}

/** What goes on the truck, and how full it will be. */
export function TruckFields({ formId, values, errors, validUntil }: Props) {
  return (
    <>
      <TruckItems formId={formId} picked={values.items} error={errors.items} />
      <LoadFields
        formId={formId}
        chosen={values.load}
        error={errors.load}
        validUntil={validUntil}
      />
    </>
  )
}
