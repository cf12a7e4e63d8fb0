import { useTranslate } from '@/components/ui/use-translate'
import { CITY_FIELD, type FieldErrors } from '@/lib/forms/form'
import type { Sentence, Translate } from '@/lib/words/translate'
import { fieldIds } from './field'
import { FormAlert } from './form-alert'

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
          const message = t(text as Sentence, values)
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
