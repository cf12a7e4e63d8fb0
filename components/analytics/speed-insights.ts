import { injectSpeedInsights } from '@vercel/speed-insights'
import { sanitizeUrl } from '@/lib/analytics/sanitize-url'
import { getChoices } from './choices-storage'

/** Only `loadSpeedInsights` imports this module, so it stays out of the first load. */
export function startSpeedInsights(): void {
  injectSpeedInsights({
    beforeSend: (event) =>
      // The script stays on the page after the visitor says no.
      getChoices().measurement === true ? { ...event, url: removeQuery(event.url) } : null,
  })
}

/** Keeps only a known path; other parts may hold personal data. */
function removeQuery(address: string): string {
  const url = new URL(sanitizeUrl(new URL(address, location.origin)))
  url.search = ''
  return url.href
}
