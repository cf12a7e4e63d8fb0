import type { VisitorCountry } from '@/lib/business/brand'
import { getCityCountry, isCityKey } from '@/lib/cities/keys'
import { sanitizeBookingQuery, sanitizeDeskQuery } from '@/lib/forms/link-query'
import { sanitizeThankYouQuery } from '@/lib/forms/thank-you'
import { isDeskPage, THANK_YOU_PATH, formatVariant } from '@/lib/routing/paths'
import { getRequestedHeadline, type Route } from '@/lib/routing/routing'

export function toInternalAddress(
  { page, language }: Pick<Extract<Route, { kind: 'page' }>, 'page' | 'language'>,
  country: VisitorCountry,
  query: URLSearchParams,
) {
  const known = country === 'unknown' ? getPageCountry(page, query) : country
  const variant = formatVariant(known, language)
  const headline = getRequestedHeadline(page, query)
  return {
    pathname: `/${variant}${page}${headline ? `/${headline}` : ''}`,
    // Drops what the page does not read: Next repeats the address in headers, whose size proxies limit.
    search: sanitizeQuery(page, query),
  }
}

function getPageCountry(page: string, query: URLSearchParams): 'usa' | 'canada' {
  const city = page === THANK_YOU_PATH ? query.get('city') : page.split('/')[1]
  return isCityKey(city) ? getCityCountry(city) : 'usa'
}

/** True for the page that shows and changes a request by its link (lib/security/signed-links.ts). */
function isBookingPage(page: string): boolean {
  return page.endsWith('/booking')
}

function sanitizeQuery(page: string, query: URLSearchParams): string {
  if (page === THANK_YOU_PATH) return sanitizeThankYouQuery(query)
  if (isDeskPage(page)) return sanitizeDeskQuery(query)
  return isBookingPage(page) ? sanitizeBookingQuery(query) : ''
}

export function getCacheControl(method: string, page: string): string {
  // Next renders these per request: they contain personal data or the office's lists.
  const isOwn = page === THANK_YOU_PATH || isBookingPage(page) || isDeskPage(page)
  if (method === 'POST' || isOwn) return 'no-store'
  // `private`, because one address has a variant per visitor country. We avoid `no-cache`: Next copies these
  // headers to the request and would take it for the visitor's reload.
  return 'private, max-age=0, must-revalidate'
}
