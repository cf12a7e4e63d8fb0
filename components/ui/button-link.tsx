import type { ReactNode } from 'react'

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

/** A link that looks like a button. */
export function ButtonLink({
  href,
  children,
  variant = 'primary',
  className = '',
}: ButtonLinkProps) {
  return (
    <a href={href} className={`${VARIANTS[variant]} ${className}`}>
      {children}
    </a>
  )
}
