import type { FieldErrors } from '@/lib/forms/form'
import { ErrorPageTitle } from './error-page-title'
import { fieldIds } from './field'

interface Props {
  formId: string
  errors: FieldErrors
  /** Visible fields in the order of the page; only these get links. */
  fields: readonly string[]
  /** Field names before the messages, where the messages are the same. */
  labels?: Readonly<Record<string, string>>
}

/**
 * All errors of a form, linked to their fields, in the words of the fields
 * (https://design-system.service.gov.uk/components/error-summary/). It gets the focus: by `autofocus`
 * without JavaScript, by useSubmission otherwise.
 */
export function ErrorSummary({ formId, errors, fields, labels = {} }: Props) {
  const messages = Object.entries(errors)
  if (messages.length === 0) return null
  messages.sort(([a], [b]) => fields.indexOf(a) - fields.indexOf(b))
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      data-summary
      aria-labelledby={`${formId}-summary`}
      className="error-summary"
    >
      <ErrorPageTitle />
      <h2 id={`${formId}-summary`}>Please check your answers</h2>
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
    </div>
  )
}

function formatLabelPrefix(name = ''): string {
  return name && (name.endsWith('?') ? `${name} ` : `${name}: `)
}
