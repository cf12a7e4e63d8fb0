'use server'

import { headers } from 'next/headers'
import { redirectToThankYou } from '@/components/form/thank-you-redirect'
import { readFields, type FormState } from '@/lib/forms/form'
import {
  createLead,
  createMoveDetails,
  getMovingQuoteSchema,
  QuickQuoteSchema,
} from '@/lib/forms/lead'
import { createFailedState, parseForm } from '@/lib/forms/parse-form'
import { MOVING_QUOTE_FIELDS, QUICK_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { saveSubmission } from '@/lib/submissions/submission'

/** Stores the full quote form as a lead; what it asks beyond a lead goes to `move_details`. */
export async function requestMovingQuote(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const values = readFields(form, MOVING_QUOTE_FIELDS)
  const { data: quote, errors } = parseForm(getMovingQuoteSchema(values), values)
  if (!quote) return { status: 'invalid', values, errors }

  const { status: saved, key } = await saveSubmission(form, await headers(), {
    list: 'leads',
    content: quote,
    record: (sent) => createLead(quote, sent),
    related: { move_details: createMoveDetails(quote) },
  })
  if (saved !== 'stored') return createFailedState(saved, values)

  return redirectToThankYou({
    kind: 'quote',
    city: quote.cityKey,
    moveDate: quote.moveDate,
    fromAddress: quote.zip,
    toAddress: quote.zipTo,
    packing: quote.packing,
    ref: key,
  })
}

/** Stores the short quote form as a lead without email, codes and details. */
export async function requestQuickQuote(
  _previousState: FormState,
  form: FormData,
): Promise<FormState> {
  const values = readFields(form, QUICK_QUOTE_FIELDS)
  const { data: quote, errors } = parseForm(QuickQuoteSchema, values)
  if (!quote) return { status: 'invalid', values, errors }

  const { status: saved, key } = await saveSubmission(form, await headers(), {
    list: 'leads',
    content: quote,
    record: (sent) => createLead(quote, sent),
  })
  if (saved !== 'stored') return createFailedState(saved, values)

  return redirectToThankYou({ kind: 'quote', city: quote.cityKey, ref: key })
}
