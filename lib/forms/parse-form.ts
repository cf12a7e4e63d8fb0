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

/** Keeps all answers, so that the visitor can try again. */
export function createFailedState(
  status: 'refused' | 'unknown' | 'limited',
  values: FieldValues,
): FormState {
  return { status, values, errors: {} }
}
