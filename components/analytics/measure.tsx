'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenPageIdle } from '@/components/ui/page-idle'
import { readSentCookie } from '@/lib/analytics/sent-cookie'
import { sampleLoad } from './sample-load'
import { withTag } from './with-tag'

/**
 * Tells Google's tag of every page, of the request that was just sent, and of taps on a number. All this
 * waits until the page is usable, but for a success: who has what they came for may leave at once. And
 * has some page loads measured, for ourselves.
 */
export function Measure() {
  const path = usePathname()

  useEffect(() => {
    const arrive = () => withTag((tag) => tag.arrive())
    if (!readSentCookie(document.cookie)) return whenPageIdle(arrive)
    arrive()
  }, [path])

  useEffect(sampleLoad, [])

  useEffect(() => {
    document.addEventListener('click', noteCall)
    return () => document.removeEventListener('click', noteCall)
  }, [])

  return null
}

/** The call itself is left to the browser, and does not wait. */
function noteCall({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) {
    withTag((tag) => tag.countCall())
  }
}
