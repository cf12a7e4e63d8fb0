'use client'

import type { ComponentProps, CompositionEvent, FormEvent, SyntheticEvent } from 'react'
import { afterPaint } from '@/components/ui/browser'
import { getFieldMax } from '@/lib/forms/form'
import { Field, fieldAttributes, type FieldProps } from './field'

type Props = FieldProps & {
  as?: 'textarea'
  mask?: Mask
  rows?: number
} & Omit<ComponentProps<'input'>, 'name' | 'id'>

export function TextField(props: Props) {
  const { formId, name, label, hint, error, optional, noteId, as, mask, ...inputProps } = props
  const field = { formId, name, label, hint, error, optional, noteId }
  const Input = (as ?? 'input') as 'input'
  return (
    <Field {...field}>
      <Input
        type={as === 'textarea' ? undefined : 'text'}
        // The first call compiles the mask's regular expressions, so we make it before the first key.
        onFocus={
          mask && (({ currentTarget }) => void afterPaint().then(() => mask('', currentTarget)))
        }
        {...inputProps}
        {...fieldAttributes(field)}
        className="field-input"
        onInput={mask && ((event: FormEvent<HTMLInputElement>) => applyMask(event, mask))}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
          // Chromium fires no input event after a composition.
          if (mask) applyMask(event, mask)
          inputProps.onCompositionEnd?.(event)
        }}
      />
    </Field>
  )
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Returns the allowed form of the text. A mask may read other fields through the input. */
export type Mask = (text: string, input: TextControl) => string

/** Masks the input after an event or a composition; the caret stays behind the same characters. */
export function applyMask(event: SyntheticEvent<TextControl>, mask: Mask): void {
  const input = event.currentTarget
  const { isComposing, inputType = '', data } = event.nativeEvent as InputEvent
  if (isComposing) return
  const typed = input.value
  // Validation rejects a long text as a whole. Masking it would block the page or cut the text.
  if (typed.length > getFieldMax(input.name)) return
  // Undo selects the text that it restores, and the next key would replace it.
  if (inputType.startsWith('history')) {
    const end = input.selectionEnd ?? typed.length
    return input.setSelectionRange(end, end)
  }
  // Email and number inputs have no selectionStart.
  const caret = input.selectionStart ?? typed.length
  const masked = mask(typed, input)
  if (masked === typed) return

  const start = caret - (inputType === 'insertText' ? (data ?? '').length : 0)
  const maskedWithoutInsert = mask(typed.slice(0, start) + typed.slice(caret), input)
  if (isOverflowing(maskedWithoutInsert, masked, typed))
    return replaceText(input, maskedWithoutInsert, mask(typed.slice(0, start), input).length)

  const maskedCaret = mask(typed.slice(0, caret), input).length
  // The mask restores a separator that "delete" removed. We skip it, so the next key deletes what follows.
  const skippedSeparators =
    inputType === 'deleteContentForward' ? countSeparatorsAt(masked, maskedCaret) : 0
  replaceText(input, masked, maskedCaret + skippedSeparators)
}

/** True when a character typed in the middle pushed another one out at the end. */
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
  return text.normalize('NFKC').match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

function countSeparatorsAt(text: string, index: number): number {
  return /^[^\p{L}\p{Nd}]*/u.exec(text.slice(index))?.[0].length ?? 0
}

function replaceText(input: TextControl, text: string, caret: number): void {
  // Autofill also fills inputs without the focus; select() would move it.
  if (document.activeElement !== input) {
    input.value = text
    return
  }
  input.select()
  // Deprecated, but only this keeps the undo history (https://html.spec.whatwg.org/#user-editing).
  const isWritten = document.execCommand(text ? 'insertText' : 'delete', false, text)
  if (!isWritten || input.value !== text) input.value = text
  input.setSelectionRange(caret, caret)
}
