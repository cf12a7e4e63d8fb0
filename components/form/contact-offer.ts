import type { FieldValues } from '@/lib/forms/form'
import { isPhone } from '@/lib/forms/masks'
import { setInputValue } from './set-value'
import { DRAFT_KEYS, readTabStorage, type DraftKey } from './tab-storage'

/** Name, phone and email of another form of this visit. */
export interface ContactOffer {
  /** `Mary Smith, 416-555-0142` */
  text: string
  /** Fills them into this form. */
  use: () => void
}

const CONTACT_FIELDS = ['name', 'phone', 'email'] as const

export function hasContact(values: FieldValues): boolean {
  return CONTACT_FIELDS.some((name) => values[name])
}

/** Offers the contact of another draft while this form has none. */
export function watchContact(
  form: HTMLFormElement,
  key: DraftKey,
  onOffer: (offer: ContactOffer | undefined) => void,
): void {
  let lastText: string | undefined
  const update = () => {
    const offer = findOffer(form, key)
    if (offer?.text === lastText) return
    lastText = offer?.text
    onOffer(offer)
  }
  form.addEventListener('focusin', update)
  form.addEventListener('input', () => {
    if (lastText !== undefined) update()
  })
  update()
}

function findOffer(form: HTMLFormElement, key: DraftKey): ContactOffer | undefined {
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
