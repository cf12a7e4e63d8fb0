import type { ReactNode } from 'react'
import { maskMessage, maskName, maskPhone, NAME_MAX } from '@/lib/forms/masks'
import { TextField } from './text-field'
import type { FieldBinding } from './use-submission-form'

interface NameFieldProps extends FieldBinding {
  /** The button that offers another form's contact (contact-offer.tsx). */
  contact: ReactNode
}

/** The name, and beside its label what another form of the visit knows: it moves nothing when it comes. */
export function NameField({ contact, ...field }: NameFieldProps) {
  return (
    <div className="relative">
      <TextField {...field} mask={maskName} autoComplete="name" maxLength={2 * NAME_MAX} />
      <div aria-live="polite">{contact}</div>
    </div>
  )
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
