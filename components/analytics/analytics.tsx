'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { runWhenPageIdle } from '@/components/ui/scheduling'
import { readConversionCookieValue } from '@/lib/analytics/conversion-cookie-value'
import { startVitalsSampling } from './vitals-sampling'
import { withGoogleTag } from './google-tag-loader'

/**
 * Tells Google's tag of every page, of the request that was just sent, and of taps on a number. All this
 * waits until the page is usable, but for a success: who has what they came for may leave at once. And
 * has some page loads measured, for ourselves.
 */
export function Analytics() {
  const path = usePathname()

  useEffect(() => {
    const trackPageView = () => withGoogleTag((tag) => tag.trackPageView())
    if (!readConversionCookieValue(document.cookie)) return runWhenPageIdle(trackPageView)
    trackPageView()
  }, [path])

  useEffect(startVitalsSampling, [])

  useEffect(() => {
    document.addEventListener('click', trackCallClick)
    return () => document.removeEventListener('click', trackCallClick)
  }, [])

  return null
}

/** The call itself is left to the browser, and does not wait. */
function trackCallClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) {
    withGoogleTag((tag) => tag.trackCall())
  }
}
