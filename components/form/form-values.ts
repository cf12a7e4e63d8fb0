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

export function readForm(form: HTMLFormElement, data = new FormData(form)): FieldValues {
  const names = listControls(form).map(({ name }) => name)
  return readFields(data, [CITY_FIELD, ...new Set(names)], listMultipleFields(form))
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
