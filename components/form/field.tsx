import type { ReactNode, Ref } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import type { Message } from '@/lib/words/translate'
import type { FieldBinding } from './use-submission-form'

export interface FieldProps {
  formId: string
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: Message | undefined
  optional?: boolean
  /** A text elsewhere that describes the field, too. */
  noteId?: string
}

export function fieldIds(formId: string, name: string) {
  const id = `${formId}-${name}`
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` }
}

export function fieldAttributes({ formId, name, hint, error, optional, noteId }: FieldProps) {
  const { id, hintId, errorId } = fieldIds(formId, name)
  const describedBy = [hint && hintId, error && errorId, noteId].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    // "Get quote" does not focus such a field (components/layout/page-behavior.tsx).
    'data-optional': optional || undefined,
  }
}

export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <FieldHead {...field} />
      {children}
    </div>
  )
}

/**
 * The sign and the word make an error visible without color. The message has its own element, because a
 * translator replaces text nodes and React would then change the old ones.
 */
export function FieldHead({ as, ...field }: FieldProps & { as?: 'legend' }) {
  const t = useTranslate()
  const { id, hintId, errorId } = fieldIds(field.formId, field.name)
  const Label = (as ?? 'label') as 'label'
  return (
    <>
      <Label htmlFor={as ? undefined : id} className="field-label">
        {field.label}{' '}
        {field.optional ? (
          <span className="font-normal" data-optional-mark>
            {t('(optional)')}
          </span>
        ) : null}
      </Label>
      {field.hint ? (
        <p id={hintId} className="field-hint">
          {field.hint}
        </p>
      ) : null}
      {field.error ? (
        <p id={errorId} className="field-error">
          <span aria-hidden="true">▲ </span>
          <span className="sr-only">{t('Error: ')}</span>
          <span>{t(field.error.text, field.error.values)}</span>
        </p>
      ) : null}
    </>
  )
}

type CheckboxProps = Pick<FieldBinding, 'formId' | 'name' | 'label' | 'defaultValue'> & {
  value?: string
}

export function CheckboxField({ formId, name, label, defaultValue, value }: CheckboxProps) {
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

interface FieldGroupProps extends FieldProps {
  ref?: Ref<HTMLFieldSetElement>
  className?: string
  children: ReactNode
}

/** One question with several inputs. The first input must have the field's id. */
export function FieldGroup({ ref, className, children, ...field }: FieldGroupProps) {
  return (
    <fieldset
      ref={ref}
      aria-describedby={fieldAttributes(field)['aria-describedby']}
      className={className}
    >
      <FieldHead as="legend" {...field} />
      {children}
    </fieldset>
  )
}
