import { useEffect, type ReactNode } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import { CITY_FIELD, type FieldErrors } from '@/lib/forms/form'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence, Translate } from '@/lib/words/translate'
import { fieldIds } from './field'

/**
 * `autofocus` or, with JavaScript, the form's hook gives it the focus. An inner element has the role,
 * because screen readers announce a focused alert twice or in part. They read the page's title first, so
 * the title begins with "Error: " while an alert is shown (https://design-system.service.gov.uk/components/error-summary/).
 */
export function FormAlert({ title, children }: { title: ReactNode; children: ReactNode }) {
  const prefix = useTranslate()('Error: ')
  useEffect(() => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      // Another form of the page may still have errors.
      if (document.querySelector('[data-summary]')) return
      document.title = document.title.replace(prefix, '')
    }
  }, [prefix])
  return (
    <div tabIndex={-1} autoFocus data-summary className="error-summary">
      <div role="alert">
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  )
}

export function CallLink({ phone }: { phone: string }) {
  const t = useTranslate()
  return (
    <a className="inline-flex min-h-11 items-center" href={telHref(phone)}>
      {t('Call {phone}', { phone })}
    </a>
  )
}

interface Props {
  formId: string
  errors: FieldErrors
  labels?: Readonly<Record<string, Sentence>>
}

export function ErrorSummary({ formId, errors, labels = {} }: Props) {
  const t = useTranslate()
  const messages = Object.entries(errors)
  if (messages.length === 0) return null
  return (
    <FormAlert title={t('Please check your answers')}>
      <ul>
        {messages.map(([name, { text, values }]) => {
          const message = t(text, values)
          return (
            <li key={name}>
              {name === CITY_FIELD ? (
                message
              ) : (
                <a href={`#${fieldIds(formId, name).id}`}>{addLabel(labels[name], message, t)}</a>
              )}
            </li>
          )
        })}
      </ul>
    </FormAlert>
  )
}

function addLabel(name: Sentence | undefined, message: string, t: Translate): string {
  if (!name) return message
  const label = t(name)
  return label.endsWith('?') ? `${label} ${message}` : t('{label}: {message}', { label, message })
}
