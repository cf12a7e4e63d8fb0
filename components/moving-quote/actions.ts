'use server'

import { headers } from 'next/headers'
import { thank } from '@/components/form/thank'
import { readFields, type FormState } from '@/lib/forms/form'
import { leadOf, moveDetailsOf, movingQuoteSchema, QuickQuoteSchema } from '@/lib/forms/lead'
import { failed, parse } from '@/lib/forms/parse'
import { MOVING_QUOTE_FIELDS, QUICK_QUOTE_FIELDS } from '@/lib/forms/quote-fields'
import { save } from '@/lib/submissions/submission'

/** Stores the full quote form as a lead; what it asks beyond a lead goes to `move_details`. */
export async function requestMovingQuote(_last: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, MOVING_QUOTE_FIELDS)
  const { data: quote, errors } = parse(movingQuoteSchema(values), values)
  if (!quote) return { status: 'invalid', values, errors }

  const { saved, key } = await save(form, await headers(), {
    list: 'leads',
    sent: quote,
    record: (sent) => leadOf(quote, sent),
    beside: { move_details: moveDetailsOf(quote) },
  })
  if (saved !== 'stored') return failed(saved, values)

  return thank({
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
export async function requestQuickQuote(_last: FormState, form: FormData): Promise<FormState> {
  const values = readFields(form, QUICK_QUOTE_FIELDS)
  const { data: quote, errors } = parse(QuickQuoteSchema, values)
  if (!quote) return { status: 'invalid', values, errors }

  const { saved, key } = await save(form, await headers(), {
    list: 'leads',
    sent: quote,
    record: (sent) => leadOf(quote, sent),
  })
  if (saved !== 'stored') return failed(saved, values)

  return thank({ kind: 'quote', city: quote.cityKey, ref: key })
}
