'use client'

import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { SubmissionForm } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import { SHORT_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { requestShortQuote } from './actions'

const LABELS = { name: 'Your name', phone: 'Phone number', message: 'What do you need?' }

interface Props {
  formId: string
  cityKey: CityKey
  phone: string
  consent: ConsentText
  privacyPath: string
}

/** The short quote form. */
export function ShortQuoteForm({ formId, ...frameProps }: Props) {
  const submission = useSubmissionForm({
    formId,
    draftName: 'short',
    action: requestShortQuote,
    fields: SHORT_QUOTE_FIELDS,
    labels: LABELS,
    loadSchema: async () => (await import('@/lib/forms/quote-schema')).ShortQuoteSchema,
  })
  return (
    <SubmissionForm
      {...frameProps}
      submission={submission}
      name="Quick estimate"
      className="grid gap-5"
      submitLabel="Get my estimate"
      summaryLabels={LABELS}
    >
      <NameField {...submission.field('name')} />
      <PhoneField {...submission.field('phone')} />
      <MessageField {...submission.field('message')} />
    </SubmissionForm>
  )
}
