import { SHOWN_FROM_HEADER } from '@/lib/routing/api-paths'

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
