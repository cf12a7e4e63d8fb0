import { DEFAULT_CITY, isCityKey, type CityKey } from '@/lib/cities/cities'
import { routeOf } from '@/lib/routing/routing'

/** What an ad's link says of the ad itself. */
const CAMPAIGN = /^(utm_[a-z]+|gclid|gbraid|wbraid)$/

/**
 * The address of a page as Google is told it: one of ours, and the ad it was reached by. The thank-you
 * address holds ZIP codes and a date, a mistyped one may hold anything.
 */
export function toldAddress({ origin, pathname, searchParams }: URL): string {
  const route = routeOf(pathname)
  const told = new URL(route.kind === 'page' ? `/${route.page.slice(1)}` : '/404', origin)
  for (const [name, value] of searchParams) {
    // Some mailers put the reader's address into a link.
    if (CAMPAIGN.test(name) && !value.includes('@')) told.searchParams.append(name, value)
  }
  return told.href
}

/** The address a visitor came from as Google is told it: the host alone; '' for none. */
export function toldReferrer(referrer: string): string {
  return URL.canParse(referrer) ? `${new URL(referrer).origin}/` : ''
}

/** The city that a page is about. */
export function cityOfAddress({ pathname, searchParams }: URL): CityKey {
  const named = [pathname.split('/')[1], searchParams.get('city')]
  return named.find(isCityKey) ?? DEFAULT_CITY
}
