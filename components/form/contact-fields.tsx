import { maskMessage, maskName, maskPhone, NAME_MAX } from '@/lib/forms/masks'
import { TextField } from './text-field'
import type { FieldBinding } from './use-submission-form'

export function NameField(field: FieldBinding) {
  return <TextField {...field} mask={maskName} autoComplete="name" maxLength={2 * NAME_MAX} />
}

export function PhoneField(field: FieldBinding) {
  return <TextField {...field} type="tel" mask={maskPhone} autoComplete="tel" inputMode="tel" />
}

/** Not masked: an address is kept as it was typed. */
export function EmailField(field: FieldBinding & { hint?: string; optional?: boolean }) {
  return <TextField {...field} type="email" autoComplete="email" />
}

export function MessageField(field: FieldBinding & { hint?: string }) {
  return <TextField as="textarea" {...field} mask={maskMessage} rows={3} />
}
