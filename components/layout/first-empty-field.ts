type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Focuses the first question without an answer, or the submit button. Skips `data-optional` fields. */
export function focusFirstEmptyField(form: HTMLFormElement): void {
  const controls = [...form.elements]
  const target =
    controls.filter(isControl).find((control) => isQuestion(control) && !hasAnswer(control)) ??
    form.querySelector<HTMLElement>('[type=submit]')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}

function isControl(element: Element): element is Control {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
}

function isQuestion(control: Control): boolean {
  const isWritable = control.tagName === 'SELECT' || !(control as HTMLInputElement).readOnly
  return (
    control.type !== 'hidden' && isWritable && !control.disabled && !('optional' in control.dataset)
  )
}

function hasAnswer(control: Control): boolean {
  if (control.type !== 'radio' && control.type !== 'checkbox') return control.value !== ''
  const group = control.form?.querySelectorAll<HTMLInputElement>(`[name="${control.name}"]`) ?? []
  return [...group].some((option) => option.checked)
}
