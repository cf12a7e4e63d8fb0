'use server'

import { redirectToThankYou } from '@/components/analytics/redirect-to-thank-you'
import { getCityClock } from '@/lib/cities/cities'
import { getRegion } from '@/lib/forms/code-regions'
import { readFields, type FormState, parseForm } from '@/lib/forms/form'
import { createLead, FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from '@/lib/forms/lead'
import {
  createFullQuoteSchema,
  createShortQuoteSchema,
  type FullQuote,
  type ShortQuote,
} from '@/lib/forms/quote-schema'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import { isOutsideArea } from '@/lib/locations/service-area'
import { readShownRange } from '@/lib/security/shown-price'
import { signThankYou } from '@/lib/security/signatures'
import type { SubmittedForm } from '@/lib/submissions/read-submission'
import { saveSubmission } from '@/lib/submissions/submission'

export async function requestFullQuote(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, FULL_QUOTE_FIELDS)
  const today = getCityClock(values.cityKey, now).date
  const { data, errors } = parseForm(createFullQuoteSchema(values, today), values)
  const quote = data ?? parseForm(createFullQuoteSchema(values), values).data
  if (!quote) return { status: 'invalid', values, errors }

  const { moveDate, zip, zipTo, packing } = quote
  const isOutside = await isOutsideArea(quote.cityKey, [zip, zipTo])
  const status = await saveQuote(
    quote,
    { formData: form, form: 'full', now, isTooLate: !data, isOutsideArea: isOutside },
    { moveDate, fromAddress: zip, toAddress: zipTo, packing },
  )
  return { status, values, errors: status === 'tooLate' ? errors : {} }
}

export async function requestShortQuote(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, SHORT_QUOTE_FIELDS)
  const { data: quote, errors } = parseForm(createShortQuoteSchema(values), values)
  if (!quote) return { status: 'invalid', values, errors }
  const status = await saveQuote(quote, { formData: form, form: 'short', now })
  return { status, values, errors: {} }
}

/** Redirects once the quote is stored; else returns why it is not. */
async function saveQuote(
  quote: FullQuote | ShortQuote,
  submitted: Omit<SubmittedForm, 'list' | 'cityKey' | 'answers' | 'record'> & {
    formData: FormData
  },
  shown: ThankYouParameters = {},
) {
  const { cityKey } = quote
  const { formData, form, now } = submitted
  const price = await readShownRange({ cityKey, form: formData, now }, quote)
  const record = createLead(quote, now)
  const answered = { list: 'leads', cityKey, answers: quote, record } as const
  const saved = { ...submitted, ...answered, priceShown: price }
  const { status, key } = await saveSubmission(saved)
  if (status !== 'stored') return status
  const { fromAddress = '', toAddress = '' } = shown
  const thankYou = signThankYou({ form, city: cityKey, ...shown, price, requestKey: key })
  return redirectToThankYou(thankYou, formData, [fromAddress, toAddress].map(getRegion))
}
