'use client'

import type { ChangeEvent } from 'react'
import { RadioGroup } from '@/components/form/radio-group'
import { TextField } from '@/components/form/text-field'
import type { FormBinding } from '@/components/form/use-submission'
import { maskCity, maskUnit } from '@/lib/forms/booking-fields'
import { COUNTRY_NAMES, REGIONS, type CountryName } from '@/lib/business/regions'
import { selectRadio } from './address-fill'
import { SelectField } from './select-field'
import { StreetField } from './street-field'

interface Props {
  formId: string
  submission: FormBinding
  cityDefaults: { region: string; country: 'usa' | 'canada'; servedCities: readonly string[] }
}

/** Where the truck comes to: plain fields, which Google's predictions fill where they can. */
export function AddressFields({ formId, submission, cityDefaults }: Props) {
  const { register, values, errors } = submission
  const citiesId = `${formId}-cities`
  const defaultCountry: CountryName = cityDefaults.country === 'canada' ? 'Canada' : 'United States'
  return (
    <fieldset>
      <legend className="pb-3 text-lg font-bold">Where do we pick up?</legend>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <div className="sm:col-span-2">
          <StreetField formId={formId} submission={submission} />
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
          mask={maskCity}
          defaultValue={values.city}
          autoComplete="address-level2"
          list={citiesId}
        />
        <datalist id={citiesId}>
          {cityDefaults.servedCities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <StateField formId={formId} submission={submission} defaultRegion={cityDefaults.region} />
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
          <RadioGroup
            formId={formId}
            name="countryName"
            legend="Country"
            error={errors.countryName}
            // Which states and codes are right follows the country.
            registration={register('countryName', { deps: ['state', 'zip'] })}
            value={values.countryName || defaultCountry}
            gridClassName="two-columns"
            options={COUNTRY_NAMES.map((name) => ({ value: name, label: name }))}
          />
        </div>
      </div>
    </fieldset>
  )
}

type StateFieldProps = Pick<Props, 'formId' | 'submission'> & { defaultRegion: string }

function StateField({
  formId,
  submission: { register, values, errors },
  defaultRegion,
}: StateFieldProps) {
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
          selectCountryOfState(event.currentTarget)
          onChange(event)
        },
      }}
      value={values.state || defaultRegion}
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
function selectCountryOfState({ form, value }: HTMLSelectElement): void {
  const radios = form?.elements.namedItem('countryName')
  const country = COUNTRY_NAMES.find((name) => Object.hasOwn(REGIONS[name], value))
  if (country && radios instanceof RadioNodeList) selectRadio(radios, country)
}
