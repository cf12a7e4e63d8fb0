'use client'

import { useEffect, useMemo } from 'react'
import { Field, fieldAttributes } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import { selectRadio } from '@/components/form/select-radio'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding, FormBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import { maskLine, maskUnit } from '@/lib/forms/line-mask'
import { COUNTRY_NAMES, REGIONS, type CountryName } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import type { Address } from '@/lib/forms/split-address'
import type { Translate } from '@/lib/words/translate'
import type { Center } from './google-places'
import { optionId, useAddressCombobox } from './use-address-combobox'
import { usePastedAddress } from './use-pasted-address'

interface Props {
  form: FormBinding<keyof Address>
  cityDefaults: Pick<City, 'region' | 'country' | 'servedCities' | 'latitude' | 'longitude'>
}

/** The pickup address: plain fields, which a picked suggestion fills. */
export function AddressFields({ form: { formId, values, field }, cityDefaults }: Props) {
  const t = useTranslate()
  const citiesId = `${formId}-cities`
  const defaultCountry: CountryName = cityDefaults.country === 'canada' ? 'Canada' : 'United States'
  return (
    <fieldset>
      <legend className="pb-3 text-lg font-bold">{t('Where should we pick it up?')}</legend>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <div className="sm:col-span-2">
          <StreetField {...field('street')} center={cityDefaults} />
        </div>
        <TextField
          {...field('unit')}
          hint={t('Required for apartments')}
          data-optional
          mask={maskUnit}
          autoComplete="address-line2"
        />
        <TextField
          {...field('city')}
          mask={maskLine}
          autoComplete="address-level2"
          list={citiesId}
        />
        <datalist id={citiesId}>
          {cityDefaults.servedCities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <StateField {...field('state')} defaultValue={values.state || cityDefaults.region} />
        <TextField
          {...field('zip')}
          optional
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <div className="sm:col-span-2">
          <RadioGroup
            // The valid states and codes depend on the country.
            {...field('countryName', ['state', 'zip'])}
            defaultValue={values.countryName || defaultCountry}
            options={COUNTRY_NAMES.map((name) => ({ value: name, label: t(name) }))}
          />
        </div>
      </div>
    </fieldset>
  )
}

/** The street, with suggestions where Google's service is available. */
function StreetField({ center, ...field }: FieldBinding & { center: Center }) {
  const t = useTranslate()
  const { isReady, inputProps, listboxProps, announcement } = useAddressCombobox(field, center)
  const pasted = usePastedAddress()
  return (
    <div className="relative">
      <TextField
        {...field}
        mask={maskLine}
        autoComplete="address-line1"
        {...inputProps}
        onChange={(event) => {
          inputProps.onChange(event)
          pasted.onChange(event)
        }}
      />
      {isReady ? <AddressSuggestions {...listboxProps} /> : null}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <div aria-live="polite">
        {pasted.undo ? (
          <p className="mt-2 field-hint">
            {t('We’ve put each part of the address into its field.')}{' '}
            <button
              type="button"
              className="min-h-11 cursor-pointer font-bold underline"
              onClick={pasted.undo}
            >
              {t('Undo')}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  )
}

type SuggestionsProps = ReturnType<typeof useAddressCombobox>['listboxProps']

function AddressSuggestions({ id, isOpen, activeIndex, predictions, onSelect }: SuggestionsProps) {
  const t = useTranslate()
  // The focus stays in the input, so the browser does not scroll to the active option.
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])

  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-control border-line border-ink bg-white shadow-card"
      // Keeps the focus in the street until the click event.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul id={id} role="listbox" aria-label={t('Addresses')}>
        {predictions.map((prediction, index) => (
          <li
            key={prediction.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === activeIndex}
            className="flex min-h-12 cursor-pointer flex-col justify-center border-b border-paper-deep suggestion px-3 py-1.5 leading-snug hover:bg-paper"
            onClick={() => onSelect(prediction)}
          >
            <span className="font-semibold">{prediction.mainText}</span>{' '}
            <span className="text-sm">{prediction.secondaryText}</span>
          </li>
        ))}
      </ul>
      {/* Google requires this line next to predictions without a map. */}
      <p className="px-3 py-1.5 text-right text-xs text-ink-soft">{t('Powered by Google')}</p>
    </div>
  )
}

function StateField(field: FieldBinding & { defaultValue: string }) {
  const t = useTranslate()
  // Each letter typed in the form renders this again.
  const groups = useMemo(
    () =>
      COUNTRY_NAMES.map((country) => (
        <optgroup key={country} label={t(country)}>
          {listStates(country, t).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      )),
    [t],
  )
  return (
    <Field {...field}>
      <select
        // React's form reset after an action does not restore a select (facebook/react#30580).
        key={field.defaultValue}
        {...fieldAttributes(field)}
        className="field-input"
        defaultValue={field.defaultValue}
        autoComplete="address-level1"
        onChange={(event) => {
          selectCountryOfState(event.currentTarget)
          field.onChange(event)
        }}
      >
        {groups}
      </select>
    </Field>
  )
}

/** In the order of their names in the page's language. */
const listStates = (country: CountryName, t: Translate) =>
  Object.entries(REGIONS[country])
    .map(([code, name]) => [code, t(name)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, t.locale))

/** Sets the country of the chosen state. */
function selectCountryOfState({ form, value }: HTMLSelectElement): void {
  const country = COUNTRY_NAMES.find((name) => Object.hasOwn(REGIONS[name], value))
  if (country) selectRadio(form, 'countryName', country)
}
