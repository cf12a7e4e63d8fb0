import type { ReactNode } from 'react'
import { needsFullPageLoad } from '@/lib/routing/paths'
import { RouterLink } from './router-link'

interface SiteLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A router link for pages of the site; a plain link for other URLs, `#…` and `tel:…`. */
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
