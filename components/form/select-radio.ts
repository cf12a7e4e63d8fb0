/** Clicks, because React handles only the click event of a radio button. */
export function selectRadio(form: HTMLFormElement | null, name: string, value: string): void {
  const radios = form?.elements.namedItem(name)
  for (const radio of radios instanceof RadioNodeList ? radios : []) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.checked) radio.click()
  }
}
