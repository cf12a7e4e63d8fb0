import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { readMemory } from './memory/record'
import { useTranslate } from '@/components/ui/use-translate'
import type { FieldValues } from '@/lib/forms/form'
import { cutName, isPhone, maskName, readPhone } from '@/lib/forms/masks'
import { setControlValue } from './controls'
import { fieldIds } from './field'
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

/** Visitors read this below the field; the office's forms leave it out. */
export function PhoneFieldWithPromise(field: FieldBinding) {
  const t = useTranslate()
  const noteId = `${fieldIds(field.formId, field.name).id}-note`
  return (
    <>
      <PhoneField {...field} noteId={noteId} />
      <p id={noteId} className="col-span-full -mt-4 -mb-1.5 field-hint">
        {t(
          'We’ll call or text only about this request, unless you tick the box below. We never sell your number.',
        )}
      </p>
    </>
  )
}

export function PhoneField(field: FieldBinding & { noteId?: string }) {
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

const CONTACT_FIELDS = ['name', 'phone', 'email'] as const

/** Offers to fill in the name, phone and email that were typed into another form. */
function ContactOffer() {
  const t = useTranslate()
  const ref = useRef<HTMLDivElement>(null)
  /** `Mary Smith, 416-555-0142`; empty when there is nothing to offer. */
  const [text, setText] = useState('')
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form) return
    const update = () => setText(describeContact(form))
    update()
    const controller = new AbortController()
    for (const type of ['focusin', 'input'])
      form.addEventListener(type, update, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return (
    <div ref={ref}>
      {text ? (
        <button
          type="button"
          className="absolute contact-offer flex min-h-11 cursor-pointer items-end text-right text-sm leading-tight font-bold text-orange-deep underline underline-offset-2"
          onClick={({ currentTarget: { form } }) => form && fillContact(form)}
        >
          <span>{t('Use {text}', { text })}</span>
        </button>
      ) : null}
    </div>
  )
}

function describeContact(form: HTMLFormElement): string {
  const inputs = listContactInputs(form)
  // The form memory skips the office's own forms.
  if (!form.dataset.form || inputs.some(({ value }) => value !== '')) return ''
  const contact = findContact(form, inputs)
  return inputs.flatMap(({ name }) => contact[name] || []).join(', ')
}

function fillContact(form: HTMLFormElement): void {
  const inputs = listContactInputs(form)
  const contact = findContact(form, inputs)
  for (const input of inputs) setControlValue(input, contact[input.name] ?? '')
  inputs[0]?.focus()
}

const listContactInputs = (form: HTMLFormElement) =>
  CONTACT_FIELDS.map((name) => form.elements.namedItem(name)).filter(
    (control) => control instanceof HTMLInputElement,
  )

function findContact(form: HTMLFormElement, inputs: readonly HTMLInputElement[]): FieldValues {
  const { typed = {} } = readMemory()
  const contacts = Object.entries(typed).flatMap(([name, { phone = '', ...values }]) =>
    name === form.dataset.form ? [] : { ...values, phone: isPhone(phone) ? phone : '' },
  )
  return contacts.find((values: FieldValues) => inputs.some(({ name }) => values[name])) ?? {}
}
