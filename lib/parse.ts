import * as z from 'zod/mini'
import type { FieldErrors, FieldValues, FormState } from './form'

/** A form's clean request, or the first message of each wrong field. */
export function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: FieldValues,
): { data: z.output<Schema>; errors?: undefined } | { data?: undefined; errors: FieldErrors } {
  const result = z.safeParse(schema, values)
  if (result.success) return { data: result.data }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0])
    errors[field] ??= issue.message
  }
  return { errors }
}

/** The answer to a request that could not be stored: everything typed comes back. */
export function failed(status: 'refused' | 'unknown' | 'limited', values: FieldValues): FormState {
  return { status, values, errors: {} }
}
