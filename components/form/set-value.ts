// Changes of a field that React notices like those of a visitor.

/** React handles a radio button's click event only. */
export function selectRadio(radios: RadioNodeList, value: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.checked) radio.click()
  }
}

/** Calls the prototype's setter: React's own suppresses the change event (facebook/react#11488). */
export function setInputValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
