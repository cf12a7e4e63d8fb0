import type { ReactNode } from 'react'

interface TextLinkProps {
  href: string
  children: ReactNode
}

/** A link on its own line, high enough for a thumb. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-bold text-orange-deep underline underline-offset-4 hover:decoration-3"
    >
      {children}
    </a>
  )
}
