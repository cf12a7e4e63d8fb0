'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

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
