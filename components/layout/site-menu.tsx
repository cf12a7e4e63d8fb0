'use client'

import type { ReactNode } from 'react'

interface SiteMenuProps {
  id: string
  children: ReactNode
}

/**
 * The site's pages: a row under the header of a wide screen, on a phone a sheet that the menu button
 * opens, by the browser's own means and so without JavaScript too. What JavaScript adds is that the
 * sheet closes when the router, and not the browser, opens the page.
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
