import { LoadFields } from './load-fields'
import { ItemFields } from './item-fields'

interface Props {
  formId: string
  values: Record<string, string>
  errors: Record<string, string>
  /** Until when coupons hold, `Nov 30`; undefined until the page has come to life. */
  validUntil: string | undefined
}

/** What goes on the truck, and how full it will be. */
export function ItemAndLoadFields({ formId, values, errors, validUntil }: Props) {
  return (
    <>
      <ItemFields formId={formId} selectedItems={values.items} error={errors.items} />
      <LoadFields
        formId={formId}
        selectedLoad={values.load}
        error={errors.load}
        validUntil={validUntil}
      />
    </>
  )
}
