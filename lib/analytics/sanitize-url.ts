import { DEFAULT_CITY, isCityKey, type CityKey } from '@/lib/cities/keys'
import { getLanguagePrefix } from '@/lib/routing/paths'
import { readQuery, resolveRoute, splitLanguage } from '@/lib/routing/routing'
import { sanitizeCampaign, sanitizeClickId } from './link-parameters'

/** Google gets a known path and the ad's parameters. Other parts may hold personal data. */
export function sanitizeUrl({ origin, pathname, searchParams }: URL): string {
  const route = resolveRoute(pathname)
  const path = route.kind === 'page' ? getLanguagePrefix(route.language) + route.page : '/404'
  const sanitized = new URL(path || '/', origin)
  for (const [name, value] of readQuery(searchParams)) {
    if (isAllowed(name, value)) sanitized.searchParams.append(name, value)
  }
  return sanitized.href
}

/** Checks values, too, because some mail tools add the recipient's address to links. */
function isAllowed(name: string, value: string): boolean {
  if (/^utm_[a-z]+$/.test(name)) return sanitizeCampaign(value) !== ''
  return /^(gclid|gbraid|wbraid)$/.test(name) && sanitizeClickId(value) !== ''
}

/** Keeps only the origin of another site; '' for none. */
export function sanitizeReferrer(referrer: string, siteOrigin: string): string {
  if (!URL.canParse(referrer)) return ''
  const url = new URL(referrer)
  return url.origin === siteOrigin ? sanitizeUrl(url) : `${url.origin}/`
}

export function getCityFromUrl({ pathname, searchParams }: URL): CityKey {
  const candidates = [splitLanguage(pathname).page.split('/')[1], searchParams.get('city')]
  return candidates.find(isCityKey) ?? DEFAULT_CITY
}
