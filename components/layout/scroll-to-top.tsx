'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Opens every page at its top; the framework alone leaves the scroll where the new page is in view
 * anyway. On "back" the browser has the last word and returns to the place that was left.
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
