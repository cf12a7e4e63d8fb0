'use client'

import { useState, useSyncExternalStore } from 'react'
import { TextField } from '@/components/form/text-field'
import { legCountryOf, maskLegCode, type LegCountry } from '@/lib/forms/quote-fields'

interface Props {
  formId: string
  /** What the leg is to the visitor: "Moving from". */
  legend: string
  /** Names of the country choice and of the code. */
  countryName: 'fromCountry' | 'toCountry'
  codeName: 'zip' | 'zipTo'
  country: LegCountry
  code: string | undefined
  error: string | undefined
  registration: object
  autoComplete?: string
}

const CHOICES = [
  ['usa', 'United States'],
  ['canada', 'Canada'],
] as const

/**
 * One end of the move: a ZIP or a postal code, as the small choice beside it says. Its label follows
 * the choice by CSS alone, so it is right without JavaScript too.
 */
export function LegField(props: Props) {
  const { formId, legend, countryName, codeName, country, code, error, registration } = props
  const [chosen, setChosen] = useState(country)
  const isHydrated = useHydrated()
  return (
    <fieldset className="leg">
      <legend className="field-label">{legend}</legend>
      <div className="mt-1 mb-3 grid two-columns gap-3">
        {CHOICES.map(([value, label]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={countryName}
              value={value}
              defaultChecked={value === country}
              onChange={() => setChosen(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <TextField
        formId={formId}
        name={codeName}
        label={
          <>
            <span className="leg-usa">ZIP code</span>
            <span className="leg-canada">Postal code</span>
          </>
        }
        error={error}
        registration={registration}
        mask={(text, input) => maskLegCode(chosenIn(input, countryName), text)}
        defaultValue={code}
        // Digits only where letters can never be needed: without JavaScript the choice may change.
        inputMode={isHydrated && chosen === 'usa' ? 'numeric' : undefined}
        autoComplete={props.autoComplete}
        autoCapitalize="characters"
      />
    </fieldset>
  )
}

/** The country chosen in the form itself: it may have been chosen before React arrived. */
function chosenIn(input: HTMLInputElement | HTMLTextAreaElement, name: string): LegCountry {
  return legCountryOf(input.form && new FormData(input.form).get(name))
}

function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
