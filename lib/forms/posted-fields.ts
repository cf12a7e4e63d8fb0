import type * as z from 'zod/mini'
import { OUTSIDE_AREA_FIELD } from './booking-fields'
import { createBookingSchema } from './booking-schema'
import { MARKETING_FIELD } from './form'
import { getFullQuoteSchema, ShortQuoteSchema } from './quote-schema'

// What the server reads of a posted form: the fields of its schema, and what the page shows again.

export const FULL_QUOTE_FIELDS = listFields(getFullQuoteSchema({}))
export const SHORT_QUOTE_FIELDS = listFields(ShortQuoteSchema)
export const BOOKING_FIELDS = [...listFields(createBookingSchema({})), OUTSIDE_AREA_FIELD] as const

function listFields<Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) {
  return [...(Object.keys(shape) as (keyof Shape & string)[]), MARKETING_FIELD] as const
}
