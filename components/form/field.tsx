import type { ReactNode, Ref } from 'react'

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
  return (
    <div>
      <label htmlFor={fieldIds(field.formId, field.name).id} className="field-label">
        <FieldLabel {...field} />
      </label>
      <FieldNotes {...field} />
      {children}
    </div>
  )
}

interface FieldGroupProps extends FieldProps {
  ref?: Ref<HTMLFieldSetElement>
  className?: string
  children: ReactNode
}

/** One question with several inputs; the first has the field's id. */
export function FieldGroup({ ref, className, children, ...field }: FieldGroupProps) {
  return (
    <fieldset
      ref={ref}
      aria-describedby={fieldAttributes(field)['aria-describedby']}
      className={className}
    >
      <legend className="field-label">
        <FieldLabel {...field} />
      </legend>
      <FieldNotes {...field} />
      {children}
    </fieldset>
  )
}

function FieldLabel({ label, optional }: FieldProps) {
  return (
    <>
      {label} {optional ? <span className="font-normal">{OPTIONAL_MARK}</span> : null}
    </>
  )
}

/**
 * The hint and the error, which the sign and the word make visible without color. The message has an element
 * of its own: a translator replaces text nodes, which React would then change in vain.
 */
function FieldNotes({ formId, name, hint, error }: FieldProps) {
  const { hintId, errorId } = fieldIds(formId, name)
  return (
    <>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="field-error">
          <span aria-hidden="true">▲ </span>
          <span className="sr-only">Error: </span>
          <span>{error}</span>
        </p>
      ) : null}
    </>
  )
}
