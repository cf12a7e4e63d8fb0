'use client'

import { useCallback, useState } from 'react'
import { selectRadio } from '@/components/form/controls'
import { RadioGroup } from '@/components/form/radio-group'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { FieldBinding, FormBinding } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import { maskLine, maskUnit } from '@/lib/forms/line-mask'
import { COUNTRY_NAMES, findCountry, REGIONS, type CountryName } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import type { Address } from '@/lib/forms/split-address'
import type { Translate } from '@/lib/words/translate'
import { FILLED_STATE_FIELD } from '@/lib/forms/form'
import { followCode, usePastedAddress } from './address-fill'
import { AddressSuggestions, useAddressCombobox } from './address-combobox'
import type { Center } from './google-places'

interface Props {
  form: FormBinding<keyof Address>
  cityDefaults: Pick<City, 'region' | 'country' | 'servedCities' | 'latitude' | 'longitude'>
}

export function AddressFields({ form: { formId, values, field }, cityDefaults }: Props) {
  const t = useTranslate()
  const { [FILLED_STATE_FIELD]: filledState = cityDefaults.region } = values
  const [isCorrected, setCorrected] = useState(filledState !== cityDefaults.region)
  const zip = field('zip')
  const region = field('state', ['zip'])
  const follow = useCallback(({ form }: HTMLInputElement) => {
    followCode(form).then(setCorrected, () => undefined)
  }, [])
  // A visitor may have typed a code before the scripts ran.
  const followFirst = useCallback(
    (input: HTMLInputElement | null) => {
      if (input?.value) follow(input)
    },
    [follow],
  )
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
        <RegionField
          {...region}
          defaultValue={values.state || cityDefaults.region}
          onChange={(event) => {
            region.onChange(event)
            const { dataset, value } = event.currentTarget as HTMLSelectElement
            setCorrected(dataset.filledState === value)
          }}
        />
        <TextField
          {...zip}
          optional
          autoComplete="postal-code"
          autoCapitalize="characters"
          ref={followFirst}
          onChange={(event) => {
            zip.onChange(event)
            follow(event.target)
          }}
        />
        <input type="hidden" name={FILLED_STATE_FIELD} value={filledState} />
        <p role="status" className={isCorrected ? 'field-hint sm:col-span-2' : 'sr-only'}>
          {isCorrected ? t('We set the state or province to match that code.') : null}
        </p>
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

function RegionField(field: FieldBinding & { defaultValue: string }) {
  const t = useTranslate()
  return (
    <SelectField
      {...field}
      autoComplete="address-level1"
      onChange={(event) => {
        selectCountryOfRegion(event.currentTarget as HTMLSelectElement)
        field.onChange(event)
      }}
    >
      {field.defaultValue === '' ? <option value="" /> : null}
      {COUNTRY_NAMES.map((country) => (
        <optgroup key={country} label={t(country)}>
          {listRegions(country, t).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

const listRegions = (country: CountryName, t: Translate) =>
  Object.entries(REGIONS[country])
    .map(([code, name]) => [code, t(name)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, t.locale))

function selectCountryOfRegion({ form, value }: HTMLSelectElement): void {
  const country = findCountry(value)
  if (country) selectRadio(form, 'countryName', country)
}
