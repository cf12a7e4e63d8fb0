import type { ReactNode } from 'react'
import { FormAlert } from './form-alert'

interface Props {
  title: string
  /** Of the button that sends the form as it is. The form's own button does the same. */
  buttonLabel: string
  children: ReactNode
}

/** Asks about a form before anything is stored. The next submission is the answer. */
export function ConfirmNotice({ title, buttonLabel, children }: Props) {
  return (
    <FormAlert title={title}>
      {children}
      <button type="submit" className="mt-3 button-secondary">
        {buttonLabel}
      </button>
    </FormAlert>
  )
}
