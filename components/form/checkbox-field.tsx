import { fieldIds } from './field'
import type { FieldBinding } from './use-submission-form'

export function CheckboxField({ formId, name, label, defaultValue }: FieldBinding) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        id={fieldIds(formId, name).id}
        name={name}
        data-optional
        defaultChecked={Boolean(defaultValue)}
      />
      {label}
    </label>
  )
}
