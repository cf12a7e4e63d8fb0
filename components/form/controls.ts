import {
  CITY_FIELD,
  CONSENT_FIELD,
  HONEYPOT_FIELD,
  readFields,
  type FieldValues,
} from '@/lib/forms/form'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Lists the controls of a form's questions, in the order of the page. */
export function listControls(form: HTMLFormElement): Control[] {
  return ([...form.elements] as Control[]).filter(
    ({ name, type }) => name && name !== HONEYPOT_FIELD && type !== 'hidden',
  )
}

export function readForm(form: HTMLFormElement): FieldValues {
  const names = listControls(form).map(({ name }) => name)
  return readFields(new FormData(form), [CITY_FIELD, ...new Set(names)], listMultipleFields(form))
}

/** Lists the questions with several boxes. */
export function listMultipleFields(form: HTMLFormElement): string[] {
  const boxes = listControls(form).filter(({ type }) => type === 'checkbox')
  const names = boxes.map(({ name }) => name)
  return names.filter((name, index) => names.indexOf(name) < index)
}

export function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}

export function readConsentVersion(form: HTMLFormElement): string {
  return readFields(new FormData(form), [CONSENT_FIELD])[CONSENT_FIELD]
}

/** Calls the prototype's setter: React's own suppresses the change event (facebook/react#11488). */
export function setControlValue(control: Control, value: string): void {
  if (control.value === value) return
  const prototype = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Clicks, because React handles only the click event of a radio button. */
export function selectRadio(form: HTMLFormElement | null, name: string, value: string): void {
  const radios = form?.elements.namedItem(name)
  for (const radio of radios instanceof RadioNodeList ? radios : []) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.checked) radio.click()
  }
}
