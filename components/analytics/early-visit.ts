import { SHOWN_FROM_HEADER } from '@/lib/analytics/link-parameters'

type Load = { activationStart?: number; deliveryType?: string } | undefined

/** Middleware writes no visit for a page that the browser loads before it is shown. This asks for it then. */
export function writeEarlyVisit(signal: AbortSignal): void {
  const headers = { accept: 'text/html', [SHOWN_FROM_HEADER]: document.referrer }
  const write = () => void fetch(location.href, { method: 'HEAD', headers }).catch(() => undefined)
  if ('prerendering' in document && document.prerendering)
    return document.addEventListener('prerenderingchange', write, { once: true, signal })
  const load = performance.getEntriesByType('navigation')[0] as Load
  if (load?.activationStart || load?.deliveryType === 'navigational-prefetch') write()
}
