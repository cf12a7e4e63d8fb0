'use client'

import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { ConsentFields } from '@/components/form/consent-fields'
import { ErrorSummary } from '@/components/form/error-summary'
import { FailureNotice } from '@/components/form/failure-notice'
import { HiddenFields } from '@/components/form/hidden-fields'
import { SubmitButton } from '@/components/form/submit-button'
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

interface Props {
  formId: string
  cityKey: CityKey
  phone: string
  consent: ConsentText
  /** Where both legs start from, until the visitor says otherwise. */
  defaultCountry: AddressCountry
}

/** Two short answers beside one another, where the form is wide enough. */
const TWO_COLUMN_GRID = 'grid items-end gap-5 @sm:grid-cols-2'

/** The full quote form. */
export function MovingQuoteForm({ formId, cityKey, phone, consent, defaultCountry }: Props) {
  const submission = useSubmission({
    action: requestMovingQuote,
    fields: MOVING_QUOTE_FIELDS,
    loadSchema: async (values) =>
      (await import('@/lib/forms/quote-schema')).getMovingQuoteSchema(values),
  })
  const { formProps, register, status, values, errors, sendingStore } = submission
  return (
    <form {...formProps} aria-label="Moving quote" className="@container grid gap-5">
      <FailureNotice status={status} phone={phone} />
      <ErrorSummary formId={formId} errors={errors} fields={MOVING_QUOTE_FIELDS.slice(1)} />
      <HiddenFields formId={formId} cityKey={cityKey} />
      <div className={TWO_COLUMN_GRID}>
        <NameField formId={formId} submission={submission} />
        <PhoneField formId={formId} submission={submission} />
      </div>
      <TextField
        formId={formId}
        name="email"
        type="email"
        label="Email"
        error={errors.email}
        registration={register('email')}
        defaultValue={values.email}
        autoComplete="email"
      />
      <PostalCodeField
        formId={formId}
        legend="Moving from"
        countryFieldName="fromCountry"
        codeFieldName="zip"
        country={values.fromCountry ? parseAddressCountry(values.fromCountry) : defaultCountry}
        code={values.zip}
        error={errors.zip}
        registration={register('zip')}
        autoComplete="postal-code"
      />
      <PostalCodeField
        formId={formId}
        legend="Moving to"
        countryFieldName="toCountry"
        codeFieldName="zipTo"
        country={values.toCountry ? parseAddressCountry(values.toCountry) : defaultCountry}
        code={values.zipTo}
        error={errors.zipTo}
        registration={register('zipTo')}
        autoComplete="off"
      />
      <div className={TWO_COLUMN_GRID}>
        <TextField
          formId={formId}
          name="moveDate"
          type="date"
          label="Move date"
          optional
          error={errors.moveDate}
          registration={register('moveDate')}
          defaultValue={values.moveDate}
        />
        <label className="choice">
          <input type="checkbox" name="packing" defaultChecked={Boolean(values.packing)} />I need
          packing
        </label>
      </div>
      <MessageField
        formId={formId}
        submission={submission}
        label="What are we moving?"
        hint="For example: two bedrooms, a piano, third floor, no elevator."
      />
      <ConsentFields formId={formId} consent={consent} submission={submission} />
      <SubmitButton label="Get my free quote" sendingStore={sendingStore} phone={phone} />
    </form>
  )
}
