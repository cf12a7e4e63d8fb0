import type { ReactNode } from 'react'
import { useTranslate } from '@/components/ui/use-translate'
import type { FieldValues } from '@/lib/forms/form'
import { isPhone } from '@/lib/forms/masks'
import { setInputValue } from './set-input-value'
import { DRAFT_KEYS, readTabStorage, type DraftKey } from './tab-storage'

const CONTACT_FIELDS = ['name', 'phone', 'email'] as const

export function hasContact(values: FieldValues): boolean {
  return CONTACT_FIELDS.some((name) => values[name])
}

/** Offers name, phone and email of another form's draft, by a button, while this form has none. */
export function watchContact(
  form: HTMLFormElement,
  key: DraftKey,
  onOffer: (button: ReactNode) => void,
): void {
  let lastText: string | undefined
  const update = () => {
    const offer = findOffer(form, key)
    if (offer?.text === lastText) return
    lastText = offer?.text
    onOffer(offer && <OfferButton {...offer} />)
  }
  form.addEventListener('focusin', update)
  form.addEventListener('input', () => {
    if (lastText !== undefined) update()
  })
  update()
}

interface Offer {
  /** `Mary Smith, 416-555-0142` */
  text: string
  use: () => void
}

function OfferButton({ text, use }: Offer) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className="absolute contact-offer flex min-h-11 cursor-pointer items-end text-right text-sm leading-tight font-bold text-orange-deep underline underline-offset-2"
      onClick={use}
    >
      <span>{t('Use {text}', { text })}</span>
    </button>
  )
}

function findOffer(form: HTMLFormElement, key: DraftKey): Offer | undefined {
  const inputs = CONTACT_FIELDS.map((name) => form.elements.namedItem(name)).filter(
    (control) => control instanceof HTMLInputElement,
  )
  if (inputs.some(({ value }) => value !== '')) return undefined
  const contact = DRAFT_KEYS.filter((other) => other !== key)
    .map(readContact)
    .find((values) => inputs.some(({ name }) => values[name]))
  if (!contact) return undefined
  return {
    text: inputs.flatMap(({ name }) => contact[name] || []).join(', '),
    use() {
      for (const input of inputs) setInputValue(input, contact[input.name] ?? '')
      // The button that had the focus is gone.
      inputs[0]?.focus()
    },
  }
}

/** Without a phone that is typed in part. */
function readContact(key: DraftKey): FieldValues {
  const { phone = '', ...values } = JSON.parse(readTabStorage(key) || '{}') as FieldValues
  return { ...values, phone: isPhone(phone) ? phone : '' }
}
