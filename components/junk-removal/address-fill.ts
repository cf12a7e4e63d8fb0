import { selectRadio, setInputValue } from '@/components/form/set-value'
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

function selectOption(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
