import type * as z from 'zod/mini'
import type { FieldErrors, FieldValues } from './form'

/** Returns the parsed answers, or the first message of each invalid field. */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: FieldValues,
): { data: z.output<Schema> | undefined; errors: FieldErrors } {
  const { data, error } = schema.safeParse(values)
  const errors: FieldErrors = {}
  for (const issue of error?.issues ?? []) {
    errors[String(issue.path[0])] ??= {
      text: issue.message,
      values: issue.code === 'custom' ? issue.params : undefined,
    }
  }
  return { data, errors }
}
