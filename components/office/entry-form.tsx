'use client'

import { useState, type ReactNode } from 'react'
import { ChangeForm, useChangeForm } from '@/components/form/change-form'
import { CheckboxField, fieldIds, FieldGroup } from '@/components/form/field'
import { FormAlert } from '@/components/form/form-alert'
import { RadioGroup } from '@/components/form/radio-group'
import { SelectField } from '@/components/form/select-field'
import type { FormAction } from '@/components/form/sending'
import type { FieldBinding, FormBinding } from '@/components/form/use-submission-form'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text'
import {
  CITY_FIELD,
  CONSENT_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  LANGUAGE_FIELD,
  MARKETING_FIELD,
  type FieldValues,
  type FormState,
} from '@/lib/forms/form'
import type { EntryProps } from '@/lib/office/entry-props'
import type { Message } from '@/lib/words/translate'

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
          alert={<EntryAlert status={form.status} />}
        >
          <OtherRequests
            formId={formId}
            values={values}
            path={props.requestPath}
            error={errors.others}
          />
          {otherCities.length > 0 ? (
            <SelectField {...form.field(CITY_FIELD, 'City')}>
              {cities.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </SelectField>
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

const AGAIN = 'What you typed is still here. Press the button again: nothing is stored twice.'
const MESSAGES: Partial<Record<FormState['status'], readonly [title: string, text: string]>> = {
  refused: ['This wasn’t stored', AGAIN],
  unknown: ['We’re not sure that this was stored', AGAIN],
  outdated: [
    'This page is out of date',
    'The site was updated meanwhile. Open this page again in another tab, and copy what you typed.',
  ],
}

function EntryAlert({ status }: { status: FormState['status'] }) {
  const [title, text] = MESSAGES[status] ?? []
  if (!title) return null
  return (
    <FormAlert title={title}>
      <p className="pt-1">{text}</p>
    </FormAlert>
  )
}

interface OtherRequestsProps {
  formId: string
  values: FieldValues
  path: string
  error: Message | undefined
}

/** With the next press, its hidden field confirms that the office has seen the caller's other requests. */
export function OtherRequests({ formId, values, path, error }: OtherRequestsProps) {
  const { others, references = '' } = values
  if (!others) return null
  const names = references.split(',')
  return (
    <div id={fieldIds(formId, 'others').id} tabIndex={-1}>
      <input type="hidden" name="others" value={others} />
      <input type="hidden" name="references" value={references} />
      {error ? <p className="field-error">{error.text}</p> : null}
      <p className="field-label">This caller’s other requests of today</p>
      <ul>
        {others.split(',').map((key, index) => (
          <li key={key}>
            <TextLink href={`${path}?key=${key}`}>{names[index]}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The box's value names its subject, so that an answer never counts for another one. */
export function Question({ field, label }: { field: FieldBinding; label: string }) {
  const { defaultValue: about, error } = field
  if (!about) return null
  return (
    <FieldGroup {...field}>
      <CheckboxField
        key={about}
        {...field}
        label={label}
        value={about}
        defaultValue={error ? '' : about}
      />
    </FieldGroup>
  )
}
