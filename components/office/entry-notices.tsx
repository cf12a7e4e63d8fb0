import { CheckboxField } from '@/components/form/checkbox-field'
import { fieldIds } from '@/components/form/field'
import { FieldGroup } from '@/components/form/field-group'
import { FormAlert } from '@/components/form/form-alert'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { TextLink } from '@/components/ui/text-link'
import type { FieldValues, FormState } from '@/lib/forms/form'
import type { Message } from '@/lib/words/translate'

const AGAIN = 'What you typed is still here. Press the button again: nothing is stored twice.'
const MESSAGES: Partial<Record<FormState['status'], readonly [title: string, text: string]>> = {
  refused: ['This wasn’t stored', AGAIN],
  unknown: ['We’re not sure that this was stored', AGAIN],
  outdated: [
    'This page is out of date',
    'The site was updated meanwhile. Open this page again in another tab, and copy what you typed.',
  ],
}

export function EntryNotice({ status }: { status: FormState['status'] }) {
  const [title, text] = MESSAGES[status] ?? []
  if (!title) return null
  return (
    <FormAlert title={title}>
      <p className="pt-1">{text}</p>
    </FormAlert>
  )
}

interface OtherRequestsProps {
  formId: string
  values: FieldValues
  path: string
  error: Message | undefined
}

/** With the next press, its hidden field confirms that the office has seen the caller's other requests. */
export function OtherRequests({ formId, values, path, error }: OtherRequestsProps) {
  const { others, references = '' } = values
  if (!others) return null
  const names = references.split(',')
  return (
    <div id={fieldIds(formId, 'others').id} tabIndex={-1}>
      <input type="hidden" name="others" value={others} />
      <input type="hidden" name="references" value={references} />
      {error ? <p className="field-error">{error.text}</p> : null}
      <p className="field-label">This caller’s other requests of today</p>
      <ul>
        {others.split(',').map((key, index) => (
          <li key={key}>
            <TextLink href={`${path}?key=${key}`}>{names[index]}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface QuestionProps {
  field: FieldBinding
  label: string
}

/** The box's value names its subject, so that an answer never counts for another one. */
export function Question({ field, label }: QuestionProps) {
  const { defaultValue: about, error } = field
  if (!about) return null
  return (
    <FieldGroup {...field}>
      <CheckboxField
        key={about}
        {...field}
        label={label}
        value={about}
        defaultValue={error ? '' : about}
      />
    </FieldGroup>
  )
}
