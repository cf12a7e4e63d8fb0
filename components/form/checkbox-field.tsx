import { fieldIds } from './field'
import type { FieldBinding } from './use-submission-form'

type Props = Pick<FieldBinding, 'formId' | 'name' | 'label' | 'defaultValue'> & { value?: string }

export function CheckboxField({ formId, name, label, defaultValue, value }: Props) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        id={fieldIds(formId, name).id}
        name={name}
        value={value}
        data-optional
        defaultChecked={Boolean(defaultValue)}
      />
      {label}
    </label>
  )
}
