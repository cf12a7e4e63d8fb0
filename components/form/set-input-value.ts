/** As if typed. Calls the prototype's setter: React's own suppresses the change event (facebook/react#11488). */
export function setInputValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
