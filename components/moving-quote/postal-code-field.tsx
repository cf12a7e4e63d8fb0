'use client'

import { useEffect, useRef, useState, type InputEvent } from 'react'
import { selectRadio } from '@/components/form/controls'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import {
  detectAddressCountry,
  parseAddressCountry,
  maskZipOrPostalCode,
  type AddressCountry,
} from '@/lib/forms/quote-fields'

interface Props extends FieldBinding {
  countryFieldName: 'fromCountry' | 'toCountry'
  postedCountry: string | undefined
  defaultCountry: AddressCountry
  autoComplete: string
}

const SWITCH_NOTES = {
  usa: 'That’s a ZIP code, so we switched this address to the United States.',
  canada: 'That’s a Canadian postal code, so we switched this address to Canada.',
} as const

const COUNTRY_OPTIONS = [
  ['usa', 'United States'],
  ['canada', 'Canada'],
] as const

/** CSS switches the label, so it also follows the country choice when scripts are off. */
export function PostalCodeField(props: Props) {
  const { label, countryFieldName, postedCountry, defaultCountry, ...field } = props
  const t = useTranslate()
  const country = postedCountry ? parseAddressCountry(postedCountry) : defaultCountry
  const firstCountry = detectAddressCountry(country, field.defaultValue)
  const [selectedCountry, setSelectedCountry] = useState(firstCountry)
  const [isSwitched, setIsSwitched] = useState(firstCountry !== country)
  const inputRef = useRef<HTMLInputElement>(null)
  // The HTML has none: the visitor may change the country before hydration. State would render twice.
  useEffect(() => {
    if (inputRef.current) inputRef.current.inputMode = selectedCountry === 'usa' ? 'numeric' : ''
  }, [selectedCountry])
  return (
    <fieldset
      className="postal-code-field"
      // This runs before the field's own handler, whose mask depends on the country.
      onInputCapture={(event: InputEvent<HTMLFieldSetElement>) => {
        const input = event.target as HTMLInputElement
        if (input.name === field.name && switchCountry(input, countryFieldName)) setIsSwitched(true)
      }}
    >
      <legend className="field-label">{label}</legend>
      <div className="mt-1 mb-3 grid two-columns gap-3">
        {COUNTRY_OPTIONS.map(([value, name]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={countryFieldName}
              value={value}
              defaultChecked={value === firstCountry}
              onChange={() => {
                setSelectedCountry(value)
                setIsSwitched(false)
              }}
            />
            {t(name)}
          </label>
        ))}
      </div>
      <TextField
        {...field}
        ref={inputRef}
        label={
          <>
            <span className="zip-code-label">{t('ZIP code')}</span>{' '}
            <span className="postal-code-label">{t('Postal code')}</span>
          </>
        }
        mask={(text, input) =>
          maskZipOrPostalCode(readSelectedCountry(input, countryFieldName), text)
        }
        autoCapitalize="characters"
      />
      <FieldNote text={isSwitched ? t(SWITCH_NOTES[selectedCountry]) : ''} />
    </fieldset>
  )
}

/** A screen reader announces a new text; '' takes no space. */
export function FieldNote({ text }: { text: string }) {
  return (
    <p role="status" className={text ? 'mt-2 field-hint' : undefined}>
      {text}
    </p>
  )
}

/** Selects the other country if the code belongs there. @returns true when it did */
function switchCountry(input: HTMLInputElement, name: string): boolean {
  const selected = readSelectedCountry(input, name)
  const detected = detectAddressCountry(selected, input.value)
  if (detected === selected) return false
  selectRadio(input.form, name, detected)
  return true
}

/** Reads the form, not React's state: the visitor may choose before hydration. */
function readSelectedCountry(
  input: HTMLInputElement | HTMLTextAreaElement,
  name: string,
): AddressCountry {
  return parseAddressCountry(input.form && new FormData(input.form).get(name))
}
