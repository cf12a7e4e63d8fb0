'use client'

import {
  EmailField,
  MessageField,
  NameField,
  PhoneFieldWithPromise,
} from '@/components/form/contact-fields'
import { SubmissionForm, type PageProps } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { useTranslate } from '@/components/ui/use-translate'
import type { MoveRanges } from '@/lib/content/move-ranges'
import type { ShortQuote } from '@/lib/forms/quote-schema'
import { requestShortQuote } from './actions'
import { MoveRangeField } from './move-range-field'
import { MoveSizeField } from './move-size-field'

const LABELS = {
  name: 'Your name',
  phone: 'Phone number',
  email: 'Email',
  moveSize: 'Size of your move',
  message: 'What do you need?',
} as const

interface Props extends PageProps {
  formId: string
  ranges?: MoveRanges
}

export function ShortQuoteForm({ formId, ranges, ...pageProps }: Props) {
  const t = useTranslate()
  const form = useSubmissionForm<keyof ShortQuote>({
    formId,
    name: 'short',
    action: requestShortQuote,
    loadSchema: async (values) =>
      (await import('@/lib/forms/quote-schema')).createShortQuoteSchema(values),
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
      <NameField {...form.field('name', LABELS.name)} />
      <PhoneFieldWithPromise {...form.field('phone', LABELS.phone)} />
      <EmailField
        {...form.field('email', LABELS.email)}
        hint={t('We’ll email you a copy and a link to cancel.')}
        optional
      />
      <MoveSizeField {...form.field('moveSize', LABELS.moveSize, ['message'])} />
      {ranges ? <MoveRangeField values={form.values} ranges={ranges} /> : null}
      <MessageField {...form.field('message', LABELS.message)} rows={2} />
    </SubmissionForm>
  )
}
