import * as z from 'zod/mini'
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
 * Keeps all answers, so that the visitor can try again.
 * @param errors shown for `tooLate`: only the clock rejected the answers, and they were not stored before
 */
export function createFailedState(
  status: 'refused' | 'unknown' | 'limited' | 'outsideArea' | 'tooLate',
  values: FieldValues,
  errors?: FieldErrors,
): FormState {
  return status === 'tooLate' ? createInvalidState(values, errors) : { status, values, errors: {} }
}
