'use client'

import type { ChangeEvent } from 'react'
import { ChoiceGroup } from '@/components/form/choice-group'
import { TextField } from '@/components/form/text-field'
import type { FieldsOfForm } from '@/components/form/use-submission'
import { maskPlace, maskUnit } from '@/lib/forms/booking-fields'
import { COUNTRY_NAMES, REGIONS, type CountryName } from '@/lib/business/regions'
import { choose } from './address-fill'
import { SelectField } from './address-select-field'
import { StreetField } from './address-street-field'

interface Props {
  formId: string
  submission: FieldsOfForm
  home: { region: string; country: 'usa' | 'canada'; servedCities: readonly string[] }
  /** Without it no address is looked up. */
  mapsKey: string | undefined
}

/** Where the truck comes to: plain fields, which Google's predictions fill where they can. */
export function AddressFields({ formId, submission, home, mapsKey }: Props) {
  const { register, values, errors } = submission
  const citiesId = `${formId}-cities`
  const homeCountry: CountryName = home.country === 'canada' ? 'Canada' : 'United States'
  return (
    <fieldset>
      <legend className="pb-3 text-lg font-bold">Where do we pick up?</legend>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <div className="sm:col-span-2">
          <StreetField formId={formId} submission={submission} mapsKey={mapsKey} />
        </div>
        <TextField
          formId={formId}
          name="unit"
          label="Unit"
          hint="Required for an apartment"
          error={errors.unit}
          registration={register('unit')}
          mask={maskUnit}
          defaultValue={values.unit}
          autoComplete="address-line2"
          maxLength={12}
        />
        <TextField
          formId={formId}
          name="city"
          label="City"
          error={errors.city}
          registration={register('city')}
          mask={maskPlace}
          defaultValue={values.city}
          autoComplete="address-level2"
          list={citiesId}
        />
        <datalist id={citiesId}>
          {home.servedCities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <StateField formId={formId} submission={submission} home={home.region} />
        <TextField
          formId={formId}
          name="zip"
          label="ZIP or postal code"
          optional
          error={errors.zip}
          registration={register('zip')}
          defaultValue={values.zip}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <div className="sm:col-span-2">
          <ChoiceGroup
            formId={formId}
            name="countryName"
            legend="Country"
            error={errors.countryName}
            // Which states and codes are right follows the country.
            registration={register('countryName', { deps: ['state', 'zip'] })}
            value={values.countryName || homeCountry}
            columns="two-columns"
            choices={COUNTRY_NAMES.map((name) => ({ value: name, label: name }))}
          />
        </div>
      </div>
    </fieldset>
  )
}

type StateProps = Pick<Props, 'formId' | 'submission'> & { home: string }

function StateField({ formId, submission: { register, values, errors }, home }: StateProps) {
  const { name, onChange } = register('state')
  return (
    <SelectField
      formId={formId}
      name="state"
      label="State or province"
      error={errors.state}
      registration={{
        name,
        onChange(event: ChangeEvent<HTMLSelectElement>) {
          chooseCountryOf(event.currentTarget)
          onChange(event)
        },
      }}
      value={values.state || home}
      autoComplete="address-level1"
    >
      {COUNTRY_NAMES.map((country) => (
        <optgroup key={country} label={country}>
          {Object.entries(REGIONS[country]).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

/** A state lies in one country: near the border nobody should have to say it twice. */
function chooseCountryOf({ form, value }: HTMLSelectElement): void {
  const radios = form?.elements.namedItem('countryName')
  const country = COUNTRY_NAMES.find((name) => Object.hasOwn(REGIONS[name], value))
  if (country && radios instanceof RadioNodeList) choose(radios, country)
}
