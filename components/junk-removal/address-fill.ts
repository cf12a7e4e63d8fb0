import { selectRadio } from '@/components/form/select-radio'
import { setInputValue } from '@/components/form/set-input-value'
import { readFields } from '@/lib/forms/form'
import { addTypedHouseNumber } from './address-components'
import type { Prediction } from './google-places'

const FIELD_NAMES = ['street', 'city', 'state', 'zip', 'countryName'] as const

/**
 * Fills the form with the address of a prediction, except fields changed while it was fetched. An unknown
 * city or ZIP is emptied, so that no part of another address remains; an unknown street or state is kept.
 * @returns the message for screen readers; undefined for an unknown address
 */
export async function fillAddress(
  form: HTMLFormElement,
  prediction: Prediction,
  typedText: string,
): Promise<string | undefined> {
  const snapshot = readAddress(form)
  const found = await prediction.fetchAddress().catch(() => undefined)
  if (!found) return undefined
  const address = { ...found, street: addTypedHouseNumber(found.street, typedText) }
  const current = readAddress(form)
  for (const name of FIELD_NAMES) {
    const canBeEmpty = name === 'city' || name === 'zip'
    if (current[name] === snapshot[name] && (address[name] || canBeEmpty)) {
      setField(form.elements.namedItem(name), address[name])
    }
  }
  const { street, city, state, zip } = address
  const text = [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return `Address filled in: ${text}`
}

function readAddress(form: HTMLFormElement) {
  return readFields(new FormData(form), FIELD_NAMES)
}

function setField(field: Element | RadioNodeList | null, value: string): void {
  if (field instanceof HTMLInputElement) setInputValue(field, value)
  else if (field instanceof RadioNodeList) selectRadio(field, value)
  else if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
