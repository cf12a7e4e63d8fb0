'use client'

import { useEffect } from 'react'
import { runWhenPageIdle } from '@/components/ui/browser'
import { loadSpeedInsights, withGoogleTag } from './loaders'
import { SHOWN_FROM_HEADER } from '@/lib/routing/api-paths'

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

type Load = { activationStart?: number; deliveryType?: string } | undefined

/**
 * Middleware records no visit for a prefetched or prerendered page. We request such a page again once it is
 * shown.
 */
export function writeEarlyVisit(signal: AbortSignal): void {
  const load = performance.getEntriesByType('navigation')[0] as Load
  const isPrerendered = 'prerendering' in document && document.prerendering
  if (!isPrerendered && !load?.activationStart && !load?.deliveryType?.startsWith('nav')) return
  const headers = { accept: 'text/html', [SHOWN_FROM_HEADER]: document.referrer }
  const write = () => void fetch(location.href, { method: 'HEAD', headers }).catch(() => undefined)
  if (isPrerendered) document.addEventListener('prerenderingchange', write, { once: true, signal })
  else write()
}
