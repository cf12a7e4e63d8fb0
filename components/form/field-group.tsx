import type { ReactNode, Ref } from 'react'
import { fieldAttributes, FieldHead, type FieldProps } from './field'

interface Props extends FieldProps {
  ref?: Ref<HTMLFieldSetElement>
  className?: string
  children: ReactNode
}

/** One question with several inputs. The first input must have the field's id. */
export function FieldGroup({ ref, className, children, ...field }: Props) {
  return (
    <fieldset
      ref={ref}
      aria-describedby={fieldAttributes(field)['aria-describedby']}
      className={className}
    >
      <FieldHead as="legend" {...field} />
      {children}
    </fieldset>
  )
}
