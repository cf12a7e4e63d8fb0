import type { FieldErrors, FieldValues } from '@/lib/forms/form'
import type { FormBinding } from './use-submission-form'

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
