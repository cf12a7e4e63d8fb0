'use client'

import type { ComponentProps, CompositionEvent, FormEvent } from 'react'
import { afterPaint } from '@/components/ui/scheduling'
import { applyMask, type Mask } from './apply-mask'
import { Field, fieldAttributes, type FieldProps } from './field'

type Control = 'input' | 'textarea'

type Props<C extends Control> = FieldProps & {
  as?: C
  mask?: Mask
  /** What the checks need to hear of the field. */
  registration: object
} & Omit<ComponentProps<C>, 'name' | 'id' | 'as'>

/**
 * A labelled text input or textarea that cleans what is typed. The mask runs once when it is focused, for
 * nothing: to compile its patterns holds a phone up, and the first key should not wait for that.
 */
export function TextField<C extends Control = 'input'>(props: Props<C>) {
  const { formId, name, label, hint, error, optional, as, mask, registration, ...rest } = props
  const field = { formId, name, label, hint, error, optional }
  const Input = (as ?? 'input') as 'input'
  return (
    <Field {...field}>
      <Input
        type={as === 'textarea' ? undefined : 'text'}
        {...registration}
        onFocus={
          mask && (({ currentTarget }) => void afterPaint().then(() => mask('', currentTarget)))
        }
        {...(rest as ComponentProps<'input'>)}
        {...fieldAttributes(field)}
        className="field-input"
        onInput={mask && ((event: FormEvent<HTMLInputElement>) => applyMask(event, mask))}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
          // Chromium says nothing more of what was composed.
          if (mask) applyMask(event, mask)
          ;(rest as ComponentProps<'input'>).onCompositionEnd?.(event)
        }}
      />
    </Field>
  )
}
