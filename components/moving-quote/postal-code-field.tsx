'use client'

import { useState, useSyncExternalStore } from 'react'
import { TextField } from '@/components/form/text-field'
import {
  parseAddressCountry,
  maskZipOrPostalCode,
  type AddressCountry,
} from '@/lib/forms/quote-fields'

interface Props {
  formId: string
  /** What the leg is to the visitor: "Moving from". */
  legend: string
  /** Names of the country choice and of the code. */
  countryFieldName: 'fromCountry' | 'toCountry'
  codeFieldName: 'zip' | 'zipTo'
  country: AddressCountry
  code: string | undefined
  error: string | undefined
  registration: object
  autoComplete?: string
}

const COUNTRY_OPTIONS = [
  ['usa', 'United States'],
  ['canada', 'Canada'],
] as const

/**
 * One end of the move: a ZIP or a postal code, as the small choice beside it says. Its label follows
 * the choice by CSS alone, so it is right without JavaScript too.
 */
export function PostalCodeField(props: Props) {
  const { formId, legend, countryFieldName, codeFieldName, country, code, error, registration } =
    props
  const [selectedCountry, setSelectedCountry] = useState(country)
  const isHydrated = useHydrated()
  return (
    <fieldset className="postal-code-field">
      <legend className="field-label">{legend}</legend>
      <div className="mt-1 mb-3 grid two-columns gap-3">
        {COUNTRY_OPTIONS.map(([value, label]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={countryFieldName}
              value={value}
              defaultChecked={value === country}
              onChange={() => setSelectedCountry(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <TextField
        formId={formId}
        name={codeFieldName}
        label={
          <>
            <span className="zip-code-label">ZIP code</span>
            <span className="postal-code-label">Postal code</span>
          </>
        }
        error={error}
        registration={registration}
        mask={(text, input) =>
          maskZipOrPostalCode(readSelectedCountry(input, countryFieldName), text)
        }
        defaultValue={code}
        // Digits only where letters can never be needed: without JavaScript the choice may change.
        inputMode={isHydrated && selectedCountry === 'usa' ? 'numeric' : undefined}
        autoComplete={props.autoComplete}
        autoCapitalize="characters"
      />
    </fieldset>
  )
}

/** The country chosen in the form itself: it may have been chosen before React arrived. */
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
