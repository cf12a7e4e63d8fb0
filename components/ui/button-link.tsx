import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

const VARIANTS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
} as const

interface ButtonLinkProps {
  href: string
  children: ReactNode
  variant?: keyof typeof VARIANTS
  className?: string
}

/** A link that looks like a button; accepts the URLs of SiteLink. */
export function ButtonLink({
  href,
  children,
  variant = 'primary',
  className = '',
}: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={`${VARIANTS[variant]} ${className}`}>
      {children}
    </SiteLink>
  )
}
