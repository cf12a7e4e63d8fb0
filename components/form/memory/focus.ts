import type { Control } from '@/components/form/form-values'

/** @returns moves the remembered focus and caret to the same field of a form that React rendered again */
export function keepFocus(): (form: HTMLFormElement) => void {
  let focused: Control | undefined
  addEventListener('focusin', ({ target }) => {
    focused = (target as Partial<Control>).form ? (target as Control) : undefined
  })
  addEventListener('focusout', () =>
    setTimeout(() => {
      // The visitor has left the field. A field that React removed stays remembered.
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    }),
  )
  return (form) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    const { id, name, type, value } = focused
    const successor = ([...form.elements] as Control[]).find(
      (control) =>
        control.id === id &&
        control.name === name &&
        control.type === type &&
        (type !== 'radio' || control.value === value),
    )
    successor?.focus({ preventScroll: true })
    if (!(successor instanceof HTMLSelectElement) && !(focused instanceof HTMLSelectElement))
      restoreCaret(successor, focused)
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

function restoreCaret(
  field: TextControl | undefined,
  { selectionStart, selectionEnd }: TextControl,
) {
  try {
    field?.setSelectionRange(selectionStart, selectionEnd)
  } catch {
    // A box and a field for an email address have no caret to set.
  }
}
