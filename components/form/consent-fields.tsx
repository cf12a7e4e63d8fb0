import type { ConsentText } from '@/lib/forms/consent'
import { CONSENT_FIELD, MARKETING_FIELD } from '@/lib/forms/form'
import { fieldIds } from './field'
import type { FieldsOfForm } from './use-submission'

interface Props {
  formId: string
  text: ConsentText
  submission: FieldsOfForm
}

/** What sending means, and the box for marketing texts: separate, empty, and needed by no form. */
export function ConsentFields({ formId, text, submission: { values } }: Props) {
  const { id, hintId } = fieldIds(formId, MARKETING_FIELD)
  return (
    <div className="grid gap-3 text-sm">
      <input type="hidden" name={CONSENT_FIELD} value={text.version} />
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            id={id}
            name={MARKETING_FIELD}
            className="size-6 shrink-0 accent-orange"
            aria-describedby={hintId}
            defaultChecked={Boolean(values[MARKETING_FIELD])}
          />
          {text.offer}
        </label>
        <p id={hintId}>{text.marketing}</p>
      </div>
      <p>{text.contact}</p>
    </div>
  )
}
