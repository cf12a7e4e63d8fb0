'use client'

import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { SubmissionForm, type PageProps } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import type { ShortQuote } from '@/lib/forms/quote-schema'
import { requestShortQuote } from './actions'

const LABELS = {
  name: 'Your name',
  phone: 'Phone number',
  email: 'Email',
  message: 'What do you need?',
} as const

interface Props extends PageProps {
  formId: string
}

export function ShortQuoteForm({ formId, ...pageProps }: Props) {
  const t = useTranslate()
  const form = useSubmissionForm<keyof ShortQuote>({
    formId,
    draftKey: 'draft-short',
    action: requestShortQuote,
    loadSchema: async () => (await import('@/lib/forms/quote-schema')).ShortQuoteSchema,
  })
  return (
    <SubmissionForm
      {...pageProps}
      form={form}
      name="Quick estimate"
      className="grid gap-5"
      submitLabel="Get my free quote"
      summaryLabels={LABELS}
    >
      <NameField {...form.field('name', LABELS.name)} contact={form.contact} />
      <PhoneField {...form.field('phone', LABELS.phone)} />
      <EmailField
        {...form.field('email', LABELS.email)}
        hint={t('We’ll send a copy of your request and a link to cancel it.')}
        optional
      />
      <MessageField {...form.field('message', LABELS.message)} />
    </SubmissionForm>
  )
}
