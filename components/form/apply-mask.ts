import type { SyntheticEvent } from 'react'
import { getFieldMax } from '@/lib/forms/form'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** What a field may hold, given what was typed; the input tells what its neighbours say. */
export type Mask = (text: string, input: TextControl) => string

/**
 * Cleans an input as it is typed into, or when an input method has composed its text, and keeps the
 * caret behind the same characters.
 */
export function applyMask(event: SyntheticEvent<TextControl>, mask: Mask): void {
  const input = event.currentTarget
  const { isComposing, inputType = '', data } = event.nativeEvent as InputEvent
  // While an input method composes a character, the text is not the visitor's yet.
  if (isComposing) return
  const typed = input.value
  // The checks refuse it whole; a mask would hold the page up, or make another answer of a part.
  if (typed.length > getFieldMax(input.name)) return
  // Who takes something back gets it as it was, but not selected: the next key would replace it all.
  if (inputType.startsWith('history')) {
    const end = input.selectionEnd ?? typed.length
    return input.setSelectionRange(end, end)
  }
  // Email and number inputs tell no caret.
  const caret = input.selectionStart ?? typed.length
  const masked = mask(typed, input)
  if (masked === typed) return

  const start = caret - (inputType === 'insertText' ? (data ?? '').length : 0)
  const maskedWithoutInsert = mask(typed.slice(0, start) + typed.slice(caret), input)
  if (isOverflowing(maskedWithoutInsert, masked, typed))
    return replaceText(input, maskedWithoutInsert, mask(typed.slice(0, start), input).length)

  const maskedCaret = mask(typed.slice(0, caret), input).length
  // A separator that is deleted forwards is put back, and stepped over: the next key takes what follows.
  const skippedSeparators =
    inputType === 'deleteContentForward' ? countSeparatorsAt(masked, maskedCaret) : 0
  replaceText(input, masked, maskedCaret + skippedSeparators)
}

/** Whether a character typed into the middle pushed another one out at the end: there is no room. */
function isOverflowing(maskedWithoutInsert: string, masked: string, typed: string): boolean {
  const maskedSize = countAlphanumerics(masked)
  return (
    maskedSize > 0 &&
    maskedWithoutInsert !== masked &&
    countAlphanumerics(maskedWithoutInsert) === maskedSize &&
    countAlphanumerics(typed) > maskedSize
  )
}

function countAlphanumerics(text: string): number {
  return text.normalize('NFC').match(/[\p{L}\p{Nd}]/gu)?.length ?? 0
}

function countSeparatorsAt(text: string, index: number): number {
  return /^[^\p{L}\p{Nd}]*/u.exec(text.slice(index))?.[0].length ?? 0
}

/** Puts a text into an input as if it were typed, so that it can be taken back. */
function replaceText(input: TextControl, text: string, caret: number): void {
  // What the browser fills in elsewhere must not draw the focus there.
  if (document.activeElement !== input) {
    input.value = text
    return
  }
  input.select()
  // Deprecated, and the only way that keeps the history (https://html.spec.whatwg.org/#user-editing).
  const isWritten = document.execCommand(text ? 'insertText' : 'delete', false, text)
  if (!isWritten || input.value !== text) input.value = text
  input.setSelectionRange(caret, caret)
}
