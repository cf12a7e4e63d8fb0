import { readFields } from '@/lib/forms/form'
import type { Address } from './address-components'

const FIELD_NAMES = ['street', 'city', 'state', 'zip', 'countryName'] as const
type FieldName = (typeof FIELD_NAMES)[number]
export type AddressValues = Record<FieldName, string>

export function readAddress(form: HTMLFormElement): AddressValues {
  return readFields(new FormData(form), FIELD_NAMES)
}

/**
 * Fills a picked address into a form, except fields changed since `snapshot`. An unknown city or ZIP is
 * emptied, so that no part of another address remains; an unknown street or state is kept.
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

/** Calls the prototype's setter: React's own suppresses the change event (facebook/react#11488). */
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

/** React handles a radio button's click event only. */
export function selectRadio(radios: RadioNodeList, value: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.checked) radio.click()
  }
}
