'use client'

import type { ChangeEventHandler } from 'react'
import { FieldGroup, fieldIds, type FieldProps } from './field'

interface RadioOption {
  value: string
  label: string
  disabled?: boolean
  note?: string | undefined
}

interface RadioGroupProps extends FieldProps {
  defaultValue: string | undefined
  options: readonly RadioOption[]
  gridClassName?: string
  /** Reserves space for the longest note that may appear, so nothing moves. */
  longestNote?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onValueChange?: (value: string) => void
}

/** The error summary links to the first option that is enabled. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, error, defaultValue, options, optional, longestNote } = props
  const { id } = fieldIds(props.formId, name)
  const linked = options.find((option) => !option.disabled) ?? options[0]
  return (
    <FieldGroup {...props}>
      <div className={`mt-1 grid gap-3 ${props.gridClassName ?? 'two-columns'}`}>
        {options.map((option) => (
          // React mounts a checked option again when it becomes disabled, so it loses its check.
          <label key={`${option.value} ${option.disabled}`} className="choice">
            <input
              type="radio"
              id={option === linked ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue && !option.disabled}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              data-optional={optional || undefined}
              onChange={props.onChange}
              onInput={() => props.onValueChange?.(option.value)}
            />
            {longestNote ? (
              <span className="choice-text" data-label={option.label} data-note={longestNote}>
                <span>
                  <span>{option.label}</span> {option.note ? <small>{option.note}</small> : null}
                </span>
              </span>
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
