'use client'

import type { ComponentProps, CompositionEvent, FormEvent } from 'react'
import { afterPaint } from '@/components/ui/scheduling'
import { applyMask, type Mask } from './apply-mask'
import { Field, fieldAttributes, type FieldProps } from './field'

type Props = FieldProps & {
  as?: 'textarea'
  mask?: Mask
  rows?: number
} & Omit<ComponentProps<'input'>, 'name' | 'id'>

export function TextField(props: Props) {
  const { formId, name, label, hint, error, optional, as, mask, ...inputProps } = props
  const field = { formId, name, label, hint, error, optional }
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
