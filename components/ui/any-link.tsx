import Link from 'next/link'
import type { ReactNode } from 'react'
import { hasOwnPolicy } from '@/lib/paths'

interface AnyLinkProps {
  href: string
  className: string
  children: ReactNode
  /** `false` where many of them stand on one page. */
  prefetch?: false | undefined
}

/** A link to a page of the site, which the router opens as a rule, or to anything else: `#…`, `tel:…`. */
export function AnyLink({ href, className, children, prefetch }: AnyLinkProps) {
  if (!href.startsWith('/') || hasOwnPolicy(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} prefetch={prefetch} className={className}>
      {children}
    </Link>
  )
}
