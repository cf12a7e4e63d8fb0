import { useState, type ChangeEvent } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import { cutName, maskName, readPhone } from '@/lib/forms/masks'
import { ContactOffer } from './contact-offer'
import { TextField } from './text-field'
import type { FieldBinding } from './use-submission-form'

/** The offer beside the label comes from another form of the visit; it moves nothing when it appears. */
export function NameField({ onChange, ...field }: FieldBinding) {
  const t = useTranslate()
  const [listedName, setListedName] = useState(() => findListedName(field.defaultValue))
  return (
    <div className="relative">
      <TextField
        {...field}
        mask={maskName}
        autoComplete="name"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setListedName(findListedName(event.target.value))
          onChange(event)
        }}
      />
      <div aria-live="polite">
        <ContactOffer />
        {listedName ? (
          <p className="field-hint pt-1">
            {t('Our list shows it as {listedName}. The whole name stays with your request.', {
              listedName,
            })}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Empty when the list holds the whole name. */
function findListedName(text = ''): string {
  const name = maskName(text).trim()
  const listed = cutName(name)
  return listed === name ? '' : listed
}

export function PhoneField(field: FieldBinding) {
  const mask = (text: string) => readPhone(text).field
  return <TextField {...field} type="tel" mask={mask} autoComplete="tel" inputMode="tel" />
}

/** It has no mask: we keep an address as it was typed. */
export function EmailField(field: FieldBinding & { hint?: string; optional?: boolean }) {
  return <TextField {...field} type="email" autoComplete="email" />
}

/** It has no mask: the details keep the text as it was typed. */
export function MessageField({
  rows = 3,
  ...field
}: FieldBinding & { hint?: string; rows?: number }) {
  return <TextField as="textarea" {...field} rows={rows} />
}
