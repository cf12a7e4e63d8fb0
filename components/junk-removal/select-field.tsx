import type { ReactNode } from 'react'
import { Field, fieldAttributes, type FieldProps } from '@/components/form/field'

interface Props extends FieldProps {
  registration: object
  value: string
  autoComplete: string
  /** The browser's own lists are the best ones on phones: options and groups of them. */
  children: ReactNode
}

/** A labelled native list. */
export function SelectField({ registration, value, autoComplete, children, ...field }: Props) {
  return (
    <Field {...field}>
      {/* The key, because React's reset after an action forgets the value (facebook/react#30580). */}
      <select
        key={value}
        {...registration}
        {...fieldAttributes(field)}
        className="field-input"
        defaultValue={value}
        autoComplete={autoComplete}
      >
        {children}
      </select>
    </Field>
  )
}
