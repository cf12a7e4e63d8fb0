import { maskMessage, maskName, maskPhone, NAME_MAX } from '@/lib/forms/masks'
import { TextField } from './text-field'
import type { FormBinding } from './use-submission'

interface Props {
  formId: string
  submission: FormBinding
}

export function NameField({ formId, submission: { register, values, errors } }: Props) {
  return (
    <TextField
      formId={formId}
      name="name"
      label="Your name"
      error={errors.name}
      registration={register('name')}
      mask={maskName}
      defaultValue={values.name}
      autoComplete="name"
      maxLength={2 * NAME_MAX}
    />
  )
}

export function PhoneField({ formId, submission: { register, values, errors } }: Props) {
  return (
    <TextField
      formId={formId}
      name="phone"
      type="tel"
      label="Phone number"
      error={errors.phone}
      registration={register('phone')}
      mask={maskPhone}
      defaultValue={values.phone}
      autoComplete="tel"
      inputMode="tel"
    />
  )
}

interface MessageFieldProps extends Props {
  label: string
  hint?: string
}

export function MessageField({ formId, label, hint, submission }: MessageFieldProps) {
  const { register, values, errors } = submission
  return (
    <TextField
      as="textarea"
      formId={formId}
      name="message"
      label={label}
      hint={hint}
      error={errors.message}
      registration={register('message')}
      mask={maskMessage}
      defaultValue={values.message}
      rows={3}
    />
  )
}
