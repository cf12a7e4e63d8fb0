import { SHOWN_FROM_HEADER } from '@/lib/analytics/link-parameters'

/** Requests the page again once it is shown, so that middleware records the visit. */
export function writeEarlyVisit(signal: AbortSignal): void {
  const headers = { accept: 'text/html', [SHOWN_FROM_HEADER]: document.referrer }
  const write = () => void fetch(location.href, { method: 'HEAD', headers }).catch(() => undefined)
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', write, { once: true, signal })
  else write()
}
