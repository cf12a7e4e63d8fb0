'use server'

import { redirectToThankYou } from '@/components/analytics/redirect-to-thank-you'
import { getCity, getCityClock } from '@/lib/cities/cities'
import { getRegion } from '@/lib/forms/code-regions'
import { readFields, type FormState, parseForm } from '@/lib/forms/form'
import { createLead, FULL_QUOTE_FIELDS, SHORT_QUOTE_FIELDS } from '@/lib/forms/lead'
import { createFullQuoteSchema, createShortQuoteSchema } from '@/lib/forms/quote-schema'
import { isOutsideArea } from '@/lib/locations/service-area'
import { readShownRange } from '@/lib/security/shown-price'
import { signThankYou } from '@/lib/security/signatures'
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

  const isOutside = await isOutsideArea(quote.cityKey, [quote.zip, quote.zipTo])
  const { areaKey } = getCity(quote.cityKey)
  const priceShown = isOutside ? undefined : await readShownRange({ areaKey, form, now }, quote)
  const { status, key } = await saveSubmission({
    formData: form,
    now,
    isTooLate: !data,
    isOutsideArea: isOutside,
    priceShown,
    list: 'leads',
    form: 'full',
    cityKey: quote.cityKey,
    answers: quote,
    record: createLead(quote, now),
  })
  if (status !== 'stored') return { status, values, errors: status === 'tooLate' ? errors : {} }

  const thankYou = signThankYou({
    form: 'full',
    city: quote.cityKey,
    moveDate: quote.moveDate,
    fromAddress: quote.zip,
    toAddress: quote.zipTo,
    packing: quote.packing,
    price: priceShown,
    requestKey: key,
  })
  return redirectToThankYou(thankYou, form, [quote.zip, quote.zipTo].map(getRegion))
}

export async function requestShortQuote(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const now = new Date()
  const values = readFields(form, SHORT_QUOTE_FIELDS)
  const { data: quote, errors } = parseForm(createShortQuoteSchema(values), values)
  if (!quote) return { status: 'invalid', values, errors }

  const { areaKey } = getCity(quote.cityKey)
  const priceShown = await readShownRange({ areaKey, form, now }, quote)
  const { status, key } = await saveSubmission({
    formData: form,
    now,
    priceShown,
    list: 'leads',
    form: 'short',
    cityKey: quote.cityKey,
    answers: quote,
    record: createLead(quote, now),
  })
  if (status !== 'stored') return { status, values, errors: {} }

  const thankYou = signThankYou({
    form: 'short',
    city: quote.cityKey,
    price: priceShown,
    requestKey: key,
  })
  return redirectToThankYou(thankYou, form)
}
