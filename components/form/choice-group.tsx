import type { ReactNode } from 'react'
import { FieldError, fieldIds } from './field'

interface Choice {
  value: string
  label: ReactNode
  disabled?: boolean
}

interface Props {
  formId: string
  name: string
  legend: string
  error: string | undefined
  registration: object
  /** The value that is chosen when the page arrives. */
  value: string | undefined
  choices: readonly Choice[]
  /** Tailwind's grid columns. */
  columns: string
  onChoose?: (value: string) => void
}

/** One question with a few answers, each a button to tap. The error summary leads to the first. */
export function ChoiceGroup(props: Props) {
  const { formId, name, legend, error, registration, value, choices, columns } = props
  const { id, errorId } = fieldIds(formId, name)
  const first = choices.find((choice) => !choice.disabled)
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      <FieldError formId={formId} name={name} error={error} />
      <div className={`mt-1 grid gap-3 ${columns}`}>
        {choices.map((choice) => (
          // A choice that is withdrawn while it is chosen starts anew, unchosen.
          <label key={`${choice.value} ${choice.disabled}`} className="choice">
            <input
              // Registered, it would be chosen again: the form library remembers what it held.
              {...(choice.disabled ? {} : registration)}
              type="radio"
              id={choice === first ? id : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value && !choice.disabled}
              disabled={choice.disabled}
              aria-invalid={error ? true : undefined}
              onInput={() => props.onChoose?.(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
