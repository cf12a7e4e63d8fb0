'use client'

import { useState, type ReactNode } from 'react'
import { ChangeForm } from '@/components/form/change-form'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Field, fieldAttributes } from '@/components/form/field'
import { RadioGroup } from '@/components/form/radio-group'
import type { FormAction } from '@/components/form/send-action'
import { useChangeForm } from '@/components/form/use-change-form'
import { Section } from '@/components/ui/section'
import type { FormBinding } from '@/components/form/use-submission-form'
import {
  CITY_FIELD,
  CONSENT_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  LANGUAGE_FIELD,
  MARKETING_FIELD,
} from '@/lib/forms/form'
import type { EntryProps } from '@/lib/office/entry-props'
import { EntryNotice, OtherRequests } from './entry-notices'

interface Props<Name extends string> extends EntryProps {
  action: FormAction
  title: string
  submitLabel: string
  labels: Readonly<Record<Name, string>>
  requestPath: string
  children: (form: FormBinding<Name>) => ReactNode
}

/** The frame of a form that the office fills in for a caller; it keeps nothing of the last caller. */
export function EntryForm<Name extends string>(props: Props<Name>) {
  const { cities, languages, labels } = props
  const form = useChangeForm(props.action, 'entry')
  const { formId, values, errors } = form
  const [idempotencyKey] = useState(values[IDEMPOTENCY_KEY_FIELD] || props.idempotencyKey)
  // Undefined shows the texts of every language, as on a page without scripts.
  const [spoken, setSpoken] = useState<string>()
  const [city, ...otherCities] = cities
  const [language, ...otherLanguages] = languages
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid max-w-measure gap-6">
        <h1 className="text-title">{props.title}</h1>
        <ChangeForm
          form={form}
          name={props.title}
          hidden={{
            [IDEMPOTENCY_KEY_FIELD]: idempotencyKey,
            ...(otherCities.length === 0 && { [CITY_FIELD]: city?.key ?? '' }),
            ...(otherLanguages.length === 0 && { [LANGUAGE_FIELD]: language?.key ?? '' }),
          }}
          submitLabel={props.submitLabel}
          labels={{ ...labels, language: 'Language' } as Parameters<typeof ChangeForm>[0]['labels']}
          notice={<EntryNotice status={form.status} />}
        >
          <OtherRequests
            formId={formId}
            values={values}
            path={props.requestPath}
            error={errors.others}
          />
          {otherCities.length > 0 ? (
            <CityField {...form.field(CITY_FIELD, 'City')} cities={cities} />
          ) : null}
          {otherLanguages.length > 0 ? (
            <RadioGroup
              {...form.field(LANGUAGE_FIELD, 'Language of the mails')}
              options={languages.map(({ key, name }) => ({ value: key, label: name }))}
              onValueChange={setSpoken}
            />
          ) : null}
          {props.children({ formId, values, field: (name) => form.field(name, labels[name]) })}
          <fieldset>
            <legend className="field-label">
              Only if the caller wants offers: read this aloud
            </legend>
            {languages
              .filter(({ key }) => spoken === undefined || spoken === key)
              .map(({ key, version, marketing }) => (
                <div key={key} className="pb-3">
                  <input type="hidden" name={`${CONSENT_FIELD}-${key}`} value={version} />
                  <p lang={key}>{marketing}</p>
                </div>
              ))}
            <p className="pb-3">Our number: {props.phone}</p>
            <CheckboxField {...form.field(MARKETING_FIELD, 'The caller agrees')} />
          </fieldset>
        </ChangeForm>
      </div>
    </Section>
  )
}

function CityField({
  cities,
  ...field
}: Pick<EntryProps, 'cities'> & ReturnType<ReturnType<typeof useChangeForm>['field']>) {
  return (
    <Field {...field}>
      <select
        // React's form reset after an action does not restore a select (facebook/react#30580).
        key={field.defaultValue}
        {...fieldAttributes(field)}
        className="field-input"
        defaultValue={field.defaultValue}
      >
        {cities.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
