import type { FormEvent } from 'react'

/** What a field may hold, given what was typed; the input tells what its neighbours say. */
export type Mask = (text: string, input: HTMLInputElement | HTMLTextAreaElement) => string

/** Cleans an input as it is typed into, and keeps the caret behind the same characters. */
export function applyMask(
  event: FormEvent<HTMLInputElement | HTMLTextAreaElement>,
  mask: Mask,
): void {
  const input = event.currentTarget
  // While an input method composes a character, the text is not the visitor's yet.
  if ((event.nativeEvent as InputEvent).isComposing) return
  const typed = input.value
  const masked = mask(typed, input)
  if (masked === typed) return
  // Email and number inputs tell no caret.
  const caret = input.selectionStart ?? typed.length
  const before = mask(typed.slice(0, caret), input)
  input.value = masked
  input.setSelectionRange(before.length, before.length)
}
