import type { ReactNode } from 'react'
import { FieldError, fieldIds } from './field'

interface RadioOption {
  value: string
  label: ReactNode
  disabled?: boolean
}

interface RadioGroupProps {
  formId: string
  name: string
  legend: string
  error: string | undefined
  registration: object
  /** The value that is chosen when the page arrives. */
  value: string | undefined
  options: readonly RadioOption[]
  /** Tailwind's grid columns. */
  gridClassName: string
  onValueChange?: (value: string) => void
}

/** One question with a few answers, each a button to tap. The error summary leads to the first. */
export function RadioGroup(props: RadioGroupProps) {
  const { formId, name, legend, error, registration, value, options, gridClassName } = props
  const { id, errorId } = fieldIds(formId, name)
  const firstEnabled = options.find((option) => !option.disabled)
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      <FieldError formId={formId} name={name} error={error} />
      <div className={`mt-1 grid gap-3 ${gridClassName}`}>
        {options.map((option) => (
          // A choice that is withdrawn while it is chosen starts anew, unchosen.
          <label key={`${option.value} ${option.disabled}`} className="choice">
            <input
              // Registered, it would be chosen again: the form library remembers what it held.
              {...(option.disabled ? {} : registration)}
              type="radio"
              id={option === firstEnabled ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === value && !option.disabled}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onInput={() => props.onValueChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
