import type { Control } from './form-values'

/** Calls the prototype's setter: React's own suppresses the change event (facebook/react#11488). */
export function setControlValue(control: Control, value: string): void {
  if (control.value === value) return
  const prototype = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
