import { readFields } from '@/lib/forms/form'
import type { Address } from './address-components'

const FIELD_NAMES = ['street', 'city', 'state', 'zip', 'countryName'] as const
type FieldName = (typeof FIELD_NAMES)[number]
export type AddressValues = Record<FieldName, string>

/** What the address fields of a form hold. */
export function readAddress(form: HTMLFormElement): AddressValues {
  return readFields(new FormData(form), FIELD_NAMES)
}

/**
 * Puts a picked address into a form, except where the visitor has changed a field since `before`.
 * What Google does not know is emptied, so that no part of another address is left; a street and a
 * state always stay, because a house without a street is no answer and a list has no empty choice.
 */
export function fillAddress(
  form: HTMLFormElement,
  address: Address,
  snapshot: AddressValues,
): void {
  const current = readAddress(form)
  for (const name of FIELD_NAMES) {
    const value = address[name]
    const canBeEmpty = name === 'city' || name === 'zip'
    if (current[name] !== snapshot[name] || (!value && !canBeEmpty)) continue
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) setInputValue(field, value)
    else if (field instanceof HTMLSelectElement) selectOption(field, value)
    else if (field instanceof RadioNodeList) selectRadio(field, value)
  }
}

/**
 * Sets a text as if it had been typed. The setter of the prototype, because React's own on the
 * element would take the value for known and tell nobody (facebook/react#11488).
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function selectOption(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A click, which is how React hears of a radio button. */
export function selectRadio(radios: RadioNodeList, value: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.checked) radio.click()
  }
}
