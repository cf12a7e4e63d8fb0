import type { ReactNode } from 'react'

export interface FieldProps {
  formId: string
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

export const OPTIONAL_MARK = '(optional)'

export function fieldIds(formId: string, name: string) {
  const id = `${formId}-${name}`
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` }
}

/** Id, name and ARIA attributes of a field's input. */
export function fieldAttributes({ formId, name, hint, error, optional }: FieldProps) {
  const { id, hintId, errorId } = fieldIds(formId, name)
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    // Where "get quote" does not stop (components/layout/page-behavior.tsx).
    'data-optional': optional || undefined,
  }
}

export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { formId, name, label, hint, error, optional } = field
  const { id, hintId } = fieldIds(formId, name)
  return (
    <div>
      <label htmlFor={id} className="field-label">
        <FieldLabel label={label} optional={optional} />
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

export function FieldLabel({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label} {optional ? <span className="font-normal">{OPTIONAL_MARK}</span> : null}
    </>
  )
}

/**
 * The sign and the word make the error visible without color. The message has an element of its own: a
 * translator replaces text nodes, which React would then change in vain.
 */
export function FieldError({ formId, name, error }: Pick<FieldProps, 'formId' | 'name' | 'error'>) {
  if (!error) return null
  return (
    <p id={fieldIds(formId, name).errorId} className="field-error">
      <span aria-hidden="true">▲ </span>
      <span className="sr-only">Error: </span>
      <span>{error}</span>
    </p>
  )
}
