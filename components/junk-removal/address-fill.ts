import { readFields } from '@/lib/forms/form'
import type { Address } from './address-components'

const NAMES = ['street', 'city', 'state', 'zip', 'countryName'] as const
type Name = (typeof NAMES)[number]
export type FilledFields = Record<Name, string>

/** What the address fields of a form hold. */
export function readAddress(form: HTMLFormElement): FilledFields {
  return readFields(new FormData(form), NAMES)
}

/**
 * Puts a picked address into a form, except where the visitor has changed a field since `before`.
 * What Google does not know is emptied, so that no part of another address is left; a street and a
 * state always stay, because a house without a street is no answer and a list has no empty choice.
 */
export function fillAddress(form: HTMLFormElement, address: Address, before: FilledFields): void {
  const now = readAddress(form)
  for (const name of NAMES) {
    const value = address[name]
    const mayBeEmpty = name === 'city' || name === 'zip'
    if (now[name] !== before[name] || (!value && !mayBeEmpty)) continue
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) setText(field, value)
    else if (field instanceof HTMLSelectElement) select(field, value)
    else if (field instanceof RadioNodeList) choose(field, value)
  }
}

/**
 * Sets a text as if it had been typed. The setter of the prototype, because React's own on the
 * element would take the value for known and tell nobody (facebook/react#11488).
 */
export function setText(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function select(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A click, which is how React hears of a radio button. */
export function choose(radios: RadioNodeList, value: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.checked) radio.click()
  }
}
