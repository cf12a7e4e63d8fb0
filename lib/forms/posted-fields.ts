import { MARKETING_FIELD } from './form'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'

// What the server reads of a posted form: the fields of its schema, and what the page shows again.
export const FULL_QUOTE_FIELDS = listFields(createFullQuoteSchema({}))
export const SHORT_QUOTE_FIELDS = listFields(createShortQuoteSchema({}))

export function listFields<Shape extends object>({ shape }: { shape: Shape }) {
  return [...(Object.keys(shape) as (keyof Shape & string)[]), MARKETING_FIELD] as const
}
