import type { VisitorCountry } from '@/lib/business/brand'
import { getCityCountry, isCityKey } from '@/lib/cities/keys'
import { sanitizeThankYouQuery } from '@/lib/forms/thank-you'
import { THANK_YOU_PATH } from '@/lib/routing/paths'
import { getRequestedHeadline } from '@/lib/routing/routing'

/**
 * Path and query under which Next renders a page; for an unknown visitor, in the variant of the page's
 * city. @param page its path without the country @param query of the visitor's address
 */
export function toInternalAddress(page: string, visitor: VisitorCountry, query: URLSearchParams) {
  const cityKey = page.split('/')[1]
  const pageCountry = isCityKey(cityKey) ? getCityCountry(cityKey) : 'usa'
  const country = visitor === 'unknown' ? pageCountry : visitor
  const headline = getRequestedHeadline(page, query)
  return {
    pathname: `/${country}${page}${headline ? `/${headline}` : ''}`,
    // Only what a page reads: Next repeats the address in headers, whose size proxies limit.
    search: page === THANK_YOU_PATH ? sanitizeThankYouQuery(query) : '',
  }
}

/** @param page its path without the country */
export function getCacheControl(method: string, page: string): string {
  // Rendered per request: an answer to a form, and the page that repeats it.
  if (method === 'POST' || page === THANK_YOU_PATH) return 'no-store'
  // `private`: one address has a variant per visitor country.
  // Not `no-cache`: Next copies these headers to the request, and reads that as the visitor's reload.
  return 'private, max-age=0, must-revalidate'
}
