import type { FieldErrors, FieldValues } from '@/lib/forms/form'
import type { FormBinding } from './use-submission-form'

/** The fields of a form `booking`, labelled by their names. */
export function bindFields(values: FieldValues, errors: FieldErrors = {}): FormBinding<string> {
  const formId = 'booking'
  return {
    formId,
    values,
    field: (name) => ({
      formId,
      name,
      label: name,
      error: errors[name],
      defaultValue: values[name],
      onChange: () => {},
    }),
  }
}
