'use client'

import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { isPastHeader } from './header-threshold'

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}

interface StickyHeaderProps {
  mainHeaderId: string
  children: ReactNode
}

export function StickyHeader({ mainHeaderId, children }: StickyHeaderProps) {
  const isShown = useSyncExternalStore(
    subscribeToScroll,
    () => isPastHeader(window.scrollY, document.getElementById(mainHeaderId)?.offsetHeight ?? 0),
    () => false,
  )
  return (
    <nav
      aria-label="Home, quote and call"
      data-sticky-header={isShown ? 'shown' : 'hidden'}
      inert={!isShown}
      className={`sticky-header fixed inset-x-0 top-0 z-40 bg-paper whole-words shadow-bar print:hidden`}
    >
      {children}
    </nav>
  )
}
