import type { FieldErrors } from '@/lib/forms/form'
import { ErrorPageTitle } from './error-page-title'
import { fieldIds } from './field'

interface Props {
  formId: string
  errors: FieldErrors
  /** Fields that can be seen, in the order of the page: only those can be linked to. */
  fields: readonly string[]
  /** What the page calls its fields, where the messages alone do not tell them apart. */
  labels?: Readonly<Record<string, string>>
}

/**
 * Everything that is wrong, at the top of the form, in the same words as beside the fields
 * (https://design-system.service.gov.uk/components/error-summary/). It takes the focus: by
 * `autofocus` on a page that comes back without JavaScript, by useSubmission otherwise.
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
      <h2 id={`${formId}-summary`}>There is a problem</h2>
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

/** A name that asks needs no colon. */
function formatLabelPrefix(name = ''): string {
  return name && (name.endsWith('?') ? `${name} ` : `${name}: `)
}
