import { maskMessage, maskName, maskPhone, NAME_MAX } from '@/lib/forms/masks'
import { TextField } from './text-field'
import type { FieldBinding } from './use-submission-form'

export function NameField(field: FieldBinding) {
  return <TextField {...field} mask={maskName} autoComplete="name" maxLength={2 * NAME_MAX} />
}

export function PhoneField(field: FieldBinding) {
  return <TextField {...field} type="tel" mask={maskPhone} autoComplete="tel" inputMode="tel" />
}

/** What the mask keeps (docs/requirements.md, section 5). */
const KEPT_HINT = 'Please stick to letters, numbers, periods and commas.'

export function MessageField({ hint, ...field }: FieldBinding & { hint?: string }) {
  const hints = hint ? `${hint} ${KEPT_HINT}` : KEPT_HINT
  return <TextField as="textarea" {...field} hint={hints} mask={maskMessage} rows={3} />
}
