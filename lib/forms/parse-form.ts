import * as z from 'zod'
import { formatWindowStart, type ArrivalWindow } from '@/lib/dates/schedule'
import { createBookingSchema } from './booking-schema'
import {
  FULL_WINDOWS_VALUE,
  MARKETING_FIELD,
  OUTSIDE_AREA_FIELD,
  type FieldErrors,
  type FieldValues,
  type FormState,
} from './form'
import { createFullQuoteSchema, ShortQuoteSchema } from './quote-schema'

// What the server reads of a posted form: the fields of its schema, and what the page shows again.
export const FULL_QUOTE_FIELDS = listFields(createFullQuoteSchema({}))
export const SHORT_QUOTE_FIELDS = listFields(ShortQuoteSchema)
export const BOOKING_FIELDS = [...listFields(createBookingSchema({})), OUTSIDE_AREA_FIELD] as const

function listFields<Shape extends object>({ shape }: { shape: Shape }) {
  return [...(Object.keys(shape) as (keyof Shape & string)[]), MARKETING_FIELD] as const
}

/** The validated answers, or the first message of each invalid field. */
export function parseForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: FieldValues,
): { data: z.output<Schema> | undefined; errors: FieldErrors } {
  const { data, error } = z.safeParse(schema, values)
  const errors: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message
  return { data, errors }
}

/**
 * The page again, where the chosen window was taken meanwhile.
 * @param available the windows of the chosen day that may be booked if they are not full
 */
export function createFullState(
  values: FieldValues,
  fullWindows: readonly string[],
  available: readonly ArrivalWindow[],
): FormState {
  const isFull = (window: ArrivalWindow) =>
    fullWindows.includes(formatWindowStart(values.selectedDate ?? '', window))
  const timeSlot = available.every(isFull)
    ? 'No windows are left that day. Choose another day'
    : 'That window is full. Choose one of the others'
  const answered = { ...values, [FULL_WINDOWS_VALUE]: fullWindows.join() }
  return { status: 'full', values: answered, errors: { timeSlot } }
}
