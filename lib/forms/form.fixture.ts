import { fillIn } from '@/lib/words/translate'
import { type FieldErrors, parseForm } from './form'

export const readMessages = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, { text, values }]) => [name, fillIn(text, values)]),
  )

export function parseInEnglish<Schema extends Parameters<typeof parseForm>[0]>(
  ...form: Parameters<typeof parseForm<Schema>>
) {
  const { data, errors } = parseForm(...form)
  return { data, errors: readMessages(errors) }
}
