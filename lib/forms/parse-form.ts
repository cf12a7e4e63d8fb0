import * as z from 'zod/mini'
import type { FieldErrors, FieldValues, FormState } from './form'

/** A form's clean request, or the first message of each wrong field. */
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

/** The answer to a request that could not be stored: everything typed comes back. */
export function createFailedState(
  status: 'refused' | 'unknown' | 'limited',
  values: FieldValues,
): FormState {
  return { status, values, errors: {} }
}
