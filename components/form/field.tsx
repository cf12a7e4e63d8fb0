import type { ReactNode } from 'react'

export interface FieldProps {
  formId: string
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

/** The ids that tie a field's label, hint and error together for a screen reader. */
export function fieldIds(formId: string, name: string) {
  const id = `${formId}-${name}`
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` }
}

/** What every input of a field carries. */
export function fieldAttributes({ formId, name, hint, error }: FieldProps) {
  const { id, hintId, errorId } = fieldIds(formId, name)
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
}

/** Label, hint and error of one field, around its input. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { formId, name, label, hint, error, optional } = field
  const { id, hintId } = fieldIds(formId, name)
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label} {optional ? <span className="font-normal">(optional)</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError formId={formId} name={name} error={error} />
      {children}
    </div>
  )
}

/** The message of a wrong answer, in words and with a sign: never by colour alone. */
export function FieldError({ formId, name, error }: Pick<FieldProps, 'formId' | 'name' | 'error'>) {
  if (!error) return null
  return (
    <p id={fieldIds(formId, name).errorId} className="field-error">
      <span aria-hidden="true">▲ </span>
      <span className="sr-only">Error: </span>
      {error}
    </p>
  )
}
