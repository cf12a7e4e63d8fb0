import type { ReactNode } from 'react'
import { needsFullPageLoad } from '@/lib/routing/paths'
import { RouterLink } from './router-link'

interface SiteLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A link to a page of the site, which the router opens as a rule, or to anything else: `#…`, `tel:…`. */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  if (!href.startsWith('/') || needsFullPageLoad(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <RouterLink href={href} className={className}>
      {children}
    </RouterLink>
  )
}
