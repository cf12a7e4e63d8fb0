import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

interface TextLinkProps {
  href: string
  children: ReactNode
}

/** A link on a line of its own, as high as a thumb: a page, or a number (`tel:…`). */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <SiteLink
      href={href}
      className="inline-flex min-h-11 items-center font-bold text-orange-deep underline underline-offset-4 hover:decoration-3"
    >
      {children}
    </SiteLink>
  )
}
