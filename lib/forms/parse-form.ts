import * as z from 'zod'
import { MARKETING_FIELD, type FieldErrors, type FieldValues } from './form'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'

// What the server reads of a posted form: the fields of its schema, and what the page shows again.
export const FULL_QUOTE_FIELDS = listFields(createFullQuoteSchema({}))
export const SHORT_QUOTE_FIELDS = listFields(createShortQuoteSchema({}))

export function listFields<Shape extends object>({ shape }: { shape: Shape }) {
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
