import { DEFAULT_CITY, isCityKey, type CityKey } from '@/lib/cities/keys'
import { resolveRoute } from '@/lib/routing/routing'

/** What an ad's link says of the ad itself. */
const CAMPAIGN_PARAMETER = /^(utm_[a-z]+|gclid|gbraid|wbraid)$/

/**
 * The address of a page as Google is told it: one of ours, and the ad it was reached by. The thank-you
 * address holds ZIP codes and a date, a mistyped one may hold anything.
 */
export function sanitizeUrl({ origin, pathname, searchParams }: URL): string {
  const route = resolveRoute(pathname)
  const sanitized = new URL(route.kind === 'page' ? `/${route.page.slice(1)}` : '/404', origin)
  for (const [name, value] of searchParams) {
    // Some mailers put the reader's address into a link.
    if (CAMPAIGN_PARAMETER.test(name) && !value.includes('@'))
      sanitized.searchParams.append(name, value)
  }
  return sanitized.href
}

/** The address a visitor came from as Google is told it: the host alone; '' for none. */
export function sanitizeReferrer(referrer: string): string {
  return URL.canParse(referrer) ? `${new URL(referrer).origin}/` : ''
}

/** The city that a page is about. */
export function getCityFromUrl({ pathname, searchParams }: URL): CityKey {
  const candidates = [pathname.split('/')[1], searchParams.get('city')]
  return candidates.find(isCityKey) ?? DEFAULT_CITY
}
