import type { ChangeEventHandler, ReactNode } from 'react'
import { FieldError, FieldLabel, fieldIds, type FieldProps } from './field'

interface RadioOption {
  value: string
  label: ReactNode
  disabled?: boolean
}

interface RadioGroupProps extends FieldProps {
  defaultValue: string | undefined
  options: readonly RadioOption[]
  /** Tailwind's grid columns. */
  gridClassName?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onValueChange?: (value: string) => void
}

/** One question with a few answers as buttons. The error summary links to the first. */
export function RadioGroup(props: RadioGroupProps) {
  const { formId, name, label, error, defaultValue, options, optional } = props
  const { id, errorId } = fieldIds(formId, name)
  const firstEnabled = options.find((option) => !option.disabled)
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">
        <FieldLabel label={label} optional={optional} />
      </legend>
      <FieldError formId={formId} name={name} error={error} />
      <div className={`mt-1 grid gap-3 ${props.gridClassName ?? 'two-columns'}`}>
        {options.map((option) => (
          // A checked option that becomes disabled is mounted again, unchecked.
          <label key={`${option.value} ${option.disabled}`} className="choice">
            <input
              type="radio"
              id={option === firstEnabled ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue && !option.disabled}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              data-optional={optional || undefined}
              onChange={props.onChange}
              onInput={() => props.onValueChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
