import { SHOWN_FROM_HEADER } from '@/lib/analytics/link-parameters'

/** Asks for the visit of a page that was loaded early, once it is shown. */
export function writeEarlyVisit(signal: AbortSignal): void {
  const headers = { accept: 'text/html', [SHOWN_FROM_HEADER]: document.referrer }
  const write = () => void fetch(location.href, { method: 'HEAD', headers }).catch(() => undefined)
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', write, { once: true, signal })
  else write()
}
