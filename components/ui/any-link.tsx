import type { ReactNode } from 'react'
import { hasOwnPolicy } from '@/lib/routing/paths'
import { PageLink } from './page-link'

interface AnyLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A link to a page of the site, which the router opens as a rule, or to anything else: `#…`, `tel:…`. */
export function AnyLink({ href, className, children }: AnyLinkProps) {
  if (!href.startsWith('/') || hasOwnPolicy(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <PageLink href={href} className={className}>
      {children}
    </PageLink>
  )
}
