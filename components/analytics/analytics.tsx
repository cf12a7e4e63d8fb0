'use client'

import { useEffect } from 'react'
import { runWhenPageIdle } from '@/components/ui/browser'
import { writeEarlyVisit } from './early-visit'
import { loadSpeedInsights, withGoogleTag } from './loaders'

/** A page view waits until the page is idle. A conversion does not, because the visitor may leave at once. */
export function Analytics({ isThankYou }: { isThankYou: boolean | undefined }) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    writeEarlyVisit(signal)
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
