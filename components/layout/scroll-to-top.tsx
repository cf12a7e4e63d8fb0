'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Scrolls every new page to its top: Next keeps the scroll position if the page is in view. On "back" the
 * browser restores the position afterwards. A fragment that names a form field focuses the field, unless
 * the visitor has already chosen another.
 */
export function ScrollToTop() {
  const path = usePathname()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    const previousPath = lastPath.current
    if (previousPath === path) return
    lastPath.current = path
    const { hash } = window.location
    if (hash) {
      if (document.activeElement === document.body)
        document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
    } else if (previousPath !== undefined) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])

  return null
}
