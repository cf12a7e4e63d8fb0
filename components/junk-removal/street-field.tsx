import { TextField } from '@/components/form/text-field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { maskStreet } from '@/lib/forms/booking-fields'
import { AddressSuggestions } from './address-suggestions'
import type { Center } from './prediction-sources'
import { useAddressCombobox } from './use-address-combobox'

/** The street, with suggestions where Google's service is available. */
export function StreetField({ center, ...field }: FieldBinding & { center: Center }) {
  const { inputProps, listboxProps, announcement } = useAddressCombobox(field, center)
  return (
    <div className="relative">
      <TextField {...field} mask={maskStreet} autoComplete="address-line1" {...inputProps} />
      {listboxProps ? <AddressSuggestions {...listboxProps} /> : null}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
