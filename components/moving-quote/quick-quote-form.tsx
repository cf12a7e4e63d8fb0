'use client'

import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { ConsentFields } from '@/components/form/consent-fields'
import { ErrorSummary } from '@/components/form/error-summary'
import { FailureNotice } from '@/components/form/failure-notice'
import { HiddenFields } from '@/components/form/hidden-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { useSubmission } from '@/components/form/use-submission'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import { QUICK_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { requestQuickQuote } from './actions'

/** What the summary calls the fields: all their messages are the same. */
const FIELD_LABELS = { name: 'Your name', phone: 'Phone number', message: 'What do you need?' }

interface Props {
  formId: string
  cityKey: CityKey
  phone: string
  consent: ConsentText
}

/** The short quote form: who you are, and what you need. */
export function QuickQuoteForm({ formId, cityKey, phone, consent }: Props) {
  const submission = useSubmission({
    action: requestQuickQuote,
    fields: QUICK_QUOTE_FIELDS,
    loadSchema: async () => (await import('@/lib/forms/quote-schema')).QuickQuoteSchema,
  })
  const { formProps, status, errors, sendingStore } = submission
  return (
    <form {...formProps} aria-label="Quick estimate" className="grid gap-5">
      <FailureNotice status={status} phone={phone} />
      <ErrorSummary
        formId={formId}
        errors={errors}
        fields={QUICK_QUOTE_FIELDS.slice(1)}
        labels={FIELD_LABELS}
      />
      <HiddenFields formId={formId} cityKey={cityKey} />
      <NameField formId={formId} submission={submission} />
      <PhoneField formId={formId} submission={submission} />
      <MessageField formId={formId} submission={submission} label={FIELD_LABELS.message} />
      <ConsentFields formId={formId} consent={consent} submission={submission} />
      <SubmitButton label="Get my estimate" sendingStore={sendingStore} phone={phone} />
    </form>
  )
}
