import type { ChangeEventHandler, ReactNode } from 'react'
import { Field, fieldAttributes, type FieldProps } from '@/components/form/field'

interface Props extends FieldProps {
  defaultValue: string
  autoComplete: string
  onChange: ChangeEventHandler<HTMLSelectElement>
  /** Options and groups of options. */
  children: ReactNode
}

/** A labelled native list. */
export function SelectField({ defaultValue, autoComplete, onChange, children, ...field }: Props) {
  return (
    <Field {...field}>
      <select
        // React's form reset after an action does not restore a select (facebook/react#30580).
        key={defaultValue}
        {...fieldAttributes(field)}
        className="field-input"
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        onChange={onChange}
      >
        {children}
      </select>
    </Field>
  )
}
