'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Scrolls every new page to its top: Next keeps the scroll position if the page is in view. On "back" the
 * browser restores the position afterwards.
 */
export function ScrollToTop() {
  const path = usePathname()
  const lastPath = useRef(path)

  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])

  return null
}
