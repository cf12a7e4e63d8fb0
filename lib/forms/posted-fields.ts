import { MARKETING_FIELD } from './form'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'

// The server reads these fields: those of the schema, and the marketing tick, which the page shows again.
export const FULL_QUOTE_FIELDS = listFields(createFullQuoteSchema({}))
export const SHORT_QUOTE_FIELDS = listFields(createShortQuoteSchema({}))

export function listFields<Shape extends object>({ shape }: { shape: Shape }) {
  return [...(Object.keys(shape) as (keyof Shape & string)[]), MARKETING_FIELD] as const
}
