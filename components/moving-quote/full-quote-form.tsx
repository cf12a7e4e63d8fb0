'use client'

import { useState } from 'react'
import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { fieldIds } from '@/components/form/field'
import { SubmissionForm } from '@/components/form/submission-form'
import { TextField } from '@/components/form/text-field'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import {
  parseAddressCountry,
  FULL_QUOTE_FIELDS,
  type AddressCountry,
} from '@/lib/forms/quote-fields'
import { requestFullQuote } from './actions'
import { PostalCodeField } from './postal-code-field'

const LABELS = {
  name: 'Your name',
  phone: 'Phone number',
  email: 'Email',
  zip: 'Moving from',
  zipTo: 'Moving to',
  moveDate: 'Move date',
  packing: 'I need help packing',
  message: 'What are we moving?',
}

const TWO_COLUMN_GRID = 'grid items-end gap-5 @sm:grid-cols-2'

interface Props {
  formId: string
  cityKey: CityKey
  timeZone: string
  phone: string
  consent: ConsentText
  privacyPath: string
  /** The preselected country of both addresses. */
  defaultCountry: AddressCountry
}

/** The full quote form. */
export function FullQuoteForm({ formId, timeZone, defaultCountry, ...frameProps }: Props) {
  const [moveDateLimits, setMoveDateLimits] = useState<{ min: string; max: string }>()
  const submission = useSubmissionForm({
    formId,
    draftName: 'full',
    action: requestFullQuote,
    fields: FULL_QUOTE_FIELDS,
    labels: LABELS,
    loadSchema: async (values) => (await import('./move-date')).getSchemaOfToday(values, timeZone),
  })
  const { field, values } = submission
  // Not on load: a phone needs 100 ms to load a time zone.
  const limitMoveDate = () =>
    void import('./move-date').then(
      ({ getMoveDateLimits }) => setMoveDateLimits(getMoveDateLimits(timeZone)),
      () => undefined,
    )
  const getCountry = (value: string | undefined) =>
    value ? parseAddressCountry(value) : defaultCountry
  return (
    <SubmissionForm
      {...frameProps}
      submission={submission}
      name="Moving quote"
      className="@container grid gap-5"
      submitLabel="Get my free quote"
    >
      <div className={TWO_COLUMN_GRID} onFocus={limitMoveDate}>
        <NameField {...field('name')} />
        <PhoneField {...field('phone')} />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <PostalCodeField
        {...field('zip')}
        countryFieldName="fromCountry"
        country={getCountry(values.fromCountry)}
        autoComplete="postal-code"
      />
      <PostalCodeField
        {...field('zipTo')}
        countryFieldName="toCountry"
        country={getCountry(values.toCountry)}
        autoComplete="off"
      />
      <div className={TWO_COLUMN_GRID}>
        <TextField
          {...field('moveDate')}
          type="date"
          onFocus={limitMoveDate}
          {...moveDateLimits}
          optional
        />
        <label className="choice">
          <input
            type="checkbox"
            id={fieldIds(formId, 'packing').id}
            name="packing"
            data-optional
            defaultChecked={Boolean(values.packing)}
          />
          {LABELS.packing}
        </label>
      </div>
      <MessageField
        {...field('message')}
        hint="For example: two bedrooms, a piano, third floor, no elevator."
      />
    </SubmissionForm>
  )
}
