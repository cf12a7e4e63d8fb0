'use client'

import { useEffect } from 'react'
import { runWhenPageIdle } from '@/components/ui/scheduling'
import { loadEarlyVisit } from './early-visit-loader'
import { withGoogleTag } from './google-tag-loader'
import { loadSpeedInsights } from './speed-insights-loader'

/** A page view waits until the page is idle. A conversion does not, because the visitor may leave at once. */
export function Analytics({ isThankYou }: { isThankYou: boolean | undefined }) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    loadEarlyVisit(signal)
    const trackPageView = () => withGoogleTag((tag) => tag.trackPageView())
    if (isThankYou) trackPageView()
    else runWhenPageIdle(trackPageView, signal)
    runWhenPageIdle(loadSpeedInsights, signal)
    document.addEventListener('click', trackCallClick, { signal })
    return () => controller.abort()
  }, [isThankYou])

  return null
}

function trackCallClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) {
    withGoogleTag((tag) => tag.trackCall())
  }
}
