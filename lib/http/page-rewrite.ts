import type { VisitorCountry } from '@/lib/business/brand'
import { getCityCountry, isCityKey } from '@/lib/cities/keys'
import { sanitizeBookingQuery } from '@/lib/forms/booking-query'
import { sanitizeThankYouQuery } from '@/lib/forms/thank-you-query'
import { THANK_YOU_PATH } from '@/lib/routing/paths'
import { getRequestedHeadline, isBookingPage, toInternalPath } from '@/lib/routing/routing'

/**
 * Path and query under which Next renders a page.
 * @param page its path without the country
 */
export function toInternalAddress(page: string, country: VisitorCountry, query: URLSearchParams) {
  // A page about a city's request has the city's country where the visitor's is unknown.
  const city = page === THANK_YOU_PATH && country === 'unknown' ? query.get('city') : null
  const variant = isCityKey(city) ? getCityCountry(city) : country
  return {
    pathname: toInternalPath(page, variant, getRequestedHeadline(page, query)),
    // Only what a page reads: Next repeats the address in headers, whose size proxies limit.
    search: sanitizeQuery(page, query),
  }
}

function sanitizeQuery(page: string, query: URLSearchParams): string {
  if (page === THANK_YOU_PATH) return sanitizeThankYouQuery(query)
  return isBookingPage(page) ? sanitizeBookingQuery(query) : ''
}

export function getCacheControl(method: string, page: string): string {
  // Rendered per request: an answer to a form, and the pages that repeat it.
  if (method === 'POST' || page === THANK_YOU_PATH || isBookingPage(page)) return 'no-store'
  // `private`: one address has a variant per visitor country.
  // Not `no-cache`: Next copies these headers to the request, and reads that as the visitor's reload.
  return 'private, max-age=0, must-revalidate'
}
