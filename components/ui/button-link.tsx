import type { ReactNode } from 'react'
import { AnyLink } from './any-link'

const LOOKS = {
  act: 'button-act',
  line: 'button-line',
} as const

interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: keyof typeof LOOKS
  className?: string
}

/** A link that is pressed: a page, a place on this page (`#…`) or a number (`tel:…`). */
export function ButtonLink({ href, children, look = 'act', className = '' }: ButtonLinkProps) {
  return (
    <AnyLink href={href} className={`${LOOKS[look]} ${className}`}>
      {children}
    </AnyLink>
  )
}
