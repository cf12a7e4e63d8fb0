import * as z from 'zod/mini'
import { firstMessages, type FieldErrors, type FieldValues, type FormState } from './form'

/** A form's clean request, or the first message of each wrong field. */
export function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: FieldValues,
): { data: z.output<Schema>; errors?: undefined } | { data?: undefined; errors: FieldErrors } {
  const result = z.safeParse(schema, values)
  if (result.success) return { data: result.data }
  return { errors: firstMessages(result.error.issues) }
}

/** The answer to a request that could not be stored: everything typed comes back. */
export function failed(status: 'refused' | 'unknown' | 'limited', values: FieldValues): FormState {
  return { status, values, errors: {} }
}
