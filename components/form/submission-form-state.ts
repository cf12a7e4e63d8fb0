import type { FieldErrors, FieldValues, FormState } from '@/lib/forms/form'

/** What the visitor sees of a form's last submission. */
export interface SubmissionFormState {
  status: FormState['status']
  errors: FieldErrors
  answeredValues: FieldValues
  /** Completed attempts: each one moves the focus to its message. */
  attempts: number
}

export type SubmissionFormEvent =
  | { type: 'submitted' }
  | { type: 'checked'; errors: FieldErrors }
  | ({ type: 'answered' } & FormState)
  | { type: 'completed' }

/** Starts from the answer to a post without JavaScript. */
export function createSubmissionFormState({
  status,
  errors,
  values,
}: FormState): SubmissionFormState {
  return { status, errors, answeredValues: values, attempts: 0 }
}

export function reduceSubmissionForm(
  state: SubmissionFormState,
  event: SubmissionFormEvent,
): SubmissionFormState {
  switch (event.type) {
    // The errors stay until the next check: clearing them would move the page.
    case 'submitted':
      return { ...state, status: 'start' }
    // Most keystrokes change no error: the same state renders nothing.
    case 'checked':
      return areErrorsEqual(state.errors, event.errors) ? state : { ...state, errors: event.errors }
    case 'answered':
      return {
        ...state,
        status: event.status,
        errors: event.errors,
        answeredValues: event.values,
      }
    case 'completed':
      return { ...state, attempts: state.attempts + 1 }
  }
}

function areErrorsEqual(a: FieldErrors, b: FieldErrors): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
