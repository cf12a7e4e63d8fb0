import type { ComponentProps } from 'react'
import { Field, fieldAttributes } from './field'
import type { FieldBinding } from './use-submission-form'

type Props = FieldBinding & Pick<ComponentProps<'select'>, 'autoComplete' | 'children'>

export function SelectField({ autoComplete, children, ...field }: Props) {
  return (
    <Field {...field}>
      <select
        // React's form reset after an action does not restore a select (facebook/react#30580).
        key={field.defaultValue}
        {...fieldAttributes(field)}
        className="field-input"
        defaultValue={field.defaultValue}
        autoComplete={autoComplete}
        onChange={field.onChange}
      >
        {children}
      </select>
    </Field>
  )
}
