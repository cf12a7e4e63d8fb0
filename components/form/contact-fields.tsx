import { maskMessage, maskName, maskPhone, NAME_MAX } from '@/lib/forms/masks'
import type { ContactOffer } from './contact-offer'
import { TextField } from './text-field'
import type { FieldBinding } from './use-submission-form'

interface NameFieldProps extends FieldBinding {
  contact: ContactOffer | undefined
}

/** The name, and beside its label what another form of the visit knows: it moves nothing when it comes. */
export function NameField({ contact, ...field }: NameFieldProps) {
  return (
    <div className="relative">
      <TextField {...field} mask={maskName} autoComplete="name" maxLength={2 * NAME_MAX} />
      <div aria-live="polite">
        {contact ? (
          <button type="button" className="contact-offer" onClick={contact.use}>
            <span>Use {contact.text}</span>
          </button>
        ) : null}
      </div>
    </div>
  )
}

export function PhoneField(field: FieldBinding) {
  return <TextField {...field} type="tel" mask={maskPhone} autoComplete="tel" inputMode="tel" />
}

export function MessageField(field: FieldBinding & { hint?: string }) {
  return <TextField as="textarea" {...field} mask={maskMessage} rows={3} />
}
