/** React handles a radio button's click event only. */
export function selectRadio(radios: RadioNodeList, value: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.checked) radio.click()
  }
}
