'use client'

import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { SubmissionForm } from '@/components/form/submission-form'
import { TextField } from '@/components/form/text-field'
import { useSubmission } from '@/components/form/use-submission'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import {
  parseAddressCountry,
  MOVING_QUOTE_FIELDS,
  type AddressCountry,
} from '@/lib/forms/quote-fields'
import { requestMovingQuote } from './actions'
import { PostalCodeField } from './postal-code-field'

const LABELS = {
  name: 'Your name',
  phone: 'Phone number',
  email: 'Email',
  zip: 'Moving from',
  zipTo: 'Moving to',
  moveDate: 'Move date',
  packing: 'I need packing',
  message: 'What are we moving?',
}

const TWO_COLUMN_GRID = 'grid items-end gap-5 @sm:grid-cols-2'

interface Props {
  formId: string
  cityKey: CityKey
  phone: string
  consent: ConsentText
  /** The preselected country of both addresses. */
  defaultCountry: AddressCountry
}

/** The full quote form. */
export function MovingQuoteForm({ formId, defaultCountry, ...frameProps }: Props) {
  const submission = useSubmission({
    formId,
    action: requestMovingQuote,
    fields: MOVING_QUOTE_FIELDS,
    labels: LABELS,
    loadSchema: async (values) =>
      (await import('@/lib/forms/quote-schema')).getMovingQuoteSchema(values),
  })
  const { field, values } = submission
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
      <div className={TWO_COLUMN_GRID}>
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
        <TextField {...field('moveDate')} type="date" optional />
        <label className="choice">
          <input type="checkbox" name="packing" defaultChecked={Boolean(values.packing)} />
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
