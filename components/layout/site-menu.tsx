'use client'

import type { ReactNode } from 'react'

interface SiteMenuProps {
  id: string
  children: ReactNode
}

/**
 * A row of links on wide screens, a popover on phones, which works without JavaScript. JavaScript only
 * closes it on navigation by the router.
 */
export function SiteMenu({ id, children }: SiteMenuProps) {
  return (
    <nav
      id={id}
      popover="auto"
      aria-label="Pages"
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
      }}
      className="site-menu"
    >
      {children}
    </nav>
  )
}
