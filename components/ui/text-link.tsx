import type { ReactNode } from 'react'
import { AnyLink } from './any-link'

interface TextLinkProps {
  href: string
  children: ReactNode
  /** `false` where many of them stand on one page. */
  prefetch?: false
}

/** A link on a line of its own, as high as a thumb: a page, or a number (`tel:…`). */
export function TextLink({ href, children, prefetch }: TextLinkProps) {
  return (
    <AnyLink
      href={href}
      prefetch={prefetch}
      className="inline-flex min-h-11 items-center font-bold text-orange-deep underline underline-offset-4 hover:decoration-3"
    >
      {children}
    </AnyLink>
  )
}
