import * as z from 'zod'
import { formatWindowStart, type ArrivalWindow } from '@/lib/dates/schedule'
import { FULL_WINDOWS_VALUE } from './booking-fields'
import type { FieldErrors, FieldValues, FormState } from './form'

/** The validated answers, or the first message of each invalid field. */
export function parseForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: FieldValues,
): { data: z.output<Schema>; errors?: undefined } | { data?: undefined; errors: FieldErrors } {
  const result = z.safeParse(schema, values)
  if (result.success) return { data: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { errors }
}

/** The page again, with messages beside the answers. */
export function createInvalidState(values: FieldValues, errors: FieldErrors = {}): FormState {
  return { status: 'invalid', values, errors }
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
  return createInvalidState(answered, { timeSlot })
}

/**
 * Keeps all answers, so that the visitor can try again.
 * @param errors shown for `tooLate` and `full`: only the calendar rejected the answers
 */
export function createFailedState(
  status: 'refused' | 'unknown' | 'limited' | 'outsideArea' | 'tooLate' | 'full',
  values: FieldValues,
  errors?: FieldErrors,
): FormState {
  return status === 'tooLate' || status === 'full'
    ? createInvalidState(values, errors)
    : { status, values, errors: {} }
}
