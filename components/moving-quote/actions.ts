'use server'

import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { getCityClock } from '@/lib/cities/cities'
import { readFields, type FormState } from '@/lib/forms/form'
import { createLead } from '@/lib/forms/lead'
import { getFullQuoteSchema, ShortQuoteSchema } from '@/lib/forms/quote-schema'
import { createFailedState, createInvalidState, parseForm } from '@/lib/forms/parse-form'
import { FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from '@/lib/forms/posted-fields'
import { saveSubmission } from '@/lib/submissions/submission'

/** Stores the full quote form as a lead. */
export async function requestFullQuote(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, FULL_QUOTE_FIELDS)
  const today = getCityClock(values.cityKey, now).date
  const checked = parseForm(getFullQuoteSchema(values, today), values)
  const { data: quote } = checked.data ? checked : parseForm(getFullQuoteSchema(values), values)
  if (!quote) return createInvalidState(values, checked.errors)

  const status = await saveSubmission({
    formData: form,
    now,
    isTooLate: !checked.data,
    list: 'leads',
    form: 'full',
    cityKey: quote.cityKey,
    answers: quote,
    buildRecord: (sender) => createLead(quote, sender),
    onStored: (requestKey) =>
      redirectToThankYou({
        kind: 'quote',
        city: quote.cityKey,
        moveDate: quote.moveDate,
        fromAddress: quote.zip,
        toAddress: quote.zipTo,
        packing: quote.packing,
        requestKey,
      }),
  })
  return createFailedState(status, values, checked.errors)
}

/** Stores the short quote form as a lead without email and postal codes. */
export async function requestShortQuote(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const values = readFields(form, SHORT_QUOTE_FIELDS)
  const { data: quote, errors } = parseForm(ShortQuoteSchema, values)
  if (!quote) return createInvalidState(values, errors)

  const status = await saveSubmission({
    formData: form,
    now: new Date(),
    list: 'leads',
    form: 'short',
    cityKey: quote.cityKey,
    answers: quote,
    buildRecord: (sender) => createLead(quote, sender),
    onStored: (requestKey) =>
      redirectToThankYou({ kind: 'quote', city: quote.cityKey, requestKey }),
  })
  return createFailedState(status, values)
}
