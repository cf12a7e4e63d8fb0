import { CITY_FIELD, type FieldErrors } from '@/lib/forms/form'
import { fieldIds } from './field'
import { FormAlert } from './form-alert'

interface Props {
  formId: string
  /** In the order of the page. */
  errors: FieldErrors
  /** Field names before the messages, where the messages are the same. */
  labels?: Readonly<Record<string, string>>
}

export function ErrorSummary({ formId, errors, labels = {} }: Props) {
  const messages = Object.entries(errors)
  if (messages.length === 0) return null
  return (
    <FormAlert title="Please check your answers">
      <ul>
        {messages.map(([name, message]) => (
          <li key={name}>
            {name === CITY_FIELD ? (
              message
            ) : (
              <a href={`#${fieldIds(formId, name).id}`}>
                {formatLabelPrefix(labels[name]) + message}
              </a>
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
