'use client'

import { useState, useSyncExternalStore } from 'react'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding } from '@/components/form/use-submission'
import {
  parseAddressCountry,
  maskZipOrPostalCode,
  type AddressCountry,
} from '@/lib/forms/quote-fields'

interface Props extends FieldBinding {
  countryFieldName: 'fromCountry' | 'toCountry'
  country: AddressCountry
  autoComplete: string
}

const COUNTRY_OPTIONS = [
  ['usa', 'United States'],
  ['canada', 'Canada'],
] as const

/**
 * The ZIP or postal code of one address, with its country choice. CSS switches the label, so it also
 * follows the choice without JavaScript.
 */
export function PostalCodeField({ label, countryFieldName, country, ...field }: Props) {
  const [selectedCountry, setSelectedCountry] = useState(country)
  const isHydrated = useHydrated()
  return (
    <fieldset className="postal-code-field">
      <legend className="field-label">{label}</legend>
      <div className="mt-1 mb-3 grid two-columns gap-3">
        {COUNTRY_OPTIONS.map(([value, name]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={countryFieldName}
              value={value}
              defaultChecked={value === country}
              onChange={() => setSelectedCountry(value)}
            />
            {name}
          </label>
        ))}
      </div>
      <TextField
        {...field}
        label={
          <>
            <span className="zip-code-label">ZIP code</span>
            <span className="postal-code-label">Postal code</span>
          </>
        }
        mask={(text, input) =>
          maskZipOrPostalCode(readSelectedCountry(input, countryFieldName), text)
        }
        // Without JavaScript the country may change after the page was rendered.
        inputMode={isHydrated && selectedCountry === 'usa' ? 'numeric' : undefined}
        autoCapitalize="characters"
      />
    </fieldset>
  )
}

/** Reads the form instead of React's state: the visitor may choose before hydration. */
function readSelectedCountry(
  input: HTMLInputElement | HTMLTextAreaElement,
  name: string,
): AddressCountry {
  return parseAddressCountry(input.form && new FormData(input.form).get(name))
}

function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
