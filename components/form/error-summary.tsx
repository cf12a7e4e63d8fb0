import type { FieldErrors } from '@/lib/forms/form'
import { fieldIds } from './field'
import { FormAlert } from './form-alert'

interface Props {
  formId: string
  errors: FieldErrors
  /** Visible fields in the order of the page; only these get links. */
  fields: readonly string[]
  /** Field names before the messages, where the messages are the same. */
  labels?: Readonly<Record<string, string>>
}

/** All errors of a form, linked to their fields, in the words of the fields. */
export function ErrorSummary({ formId, errors, fields, labels = {} }: Props) {
  const messages = Object.entries(errors)
  if (messages.length === 0) return null
  messages.sort(([a], [b]) => fields.indexOf(a) - fields.indexOf(b))
  return (
    <FormAlert title="Please check your answers">
      <ul>
        {messages.map(([name, message]) => (
          <li key={name}>
            {fields.includes(name) ? (
              <a href={`#${fieldIds(formId, name).id}`}>
                {formatLabelPrefix(labels[name]) + message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </FormAlert>
  )
}

function formatLabelPrefix(name = ''): string {
  return name && (name.endsWith('?') ? `${name} ` : `${name}: `)
}
