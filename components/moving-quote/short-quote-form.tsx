'use client'

import { MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { SubmissionForm } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import type { CityKey } from '@/lib/cities/keys'
import type { ConsentText } from '@/lib/forms/consent'
import type { ShortQuote } from '@/lib/forms/quote-schema'
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
  const form = useSubmissionForm<keyof ShortQuote>({
    formId,
    draftName: 'short',
    action: requestShortQuote,
    loadSchema: async () => (await import('@/lib/forms/quote-schema')).ShortQuoteSchema,
  })
  return (
    <SubmissionForm
      {...frameProps}
      form={form}
      name="Quick estimate"
      className="grid gap-5"
      submitLabel="Get my estimate"
      summaryLabels={LABELS}
    >
      <NameField {...form.field('name', LABELS.name)} />
      <PhoneField {...form.field('phone', LABELS.phone)} />
      <MessageField {...form.field('message', LABELS.message)} />
    </SubmissionForm>
  )
}
