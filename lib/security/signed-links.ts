import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { formatBookingPath, type BookingQuery } from '@/lib/forms/link-query'
import { isSameSecret } from '@/lib/http/endpoint'
import type { Language } from '@/lib/words/languages'
import { getAreaCity, isAreaKey } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { DAY_MS } from '@/lib/dates/durations'
import { getPaths } from '@/lib/routing/paths'
import { sign } from './signatures'

/** Whoever has this address can see, move and cancel the request. It holds no personal data. */
export function createBookingPath(
  cityKey: CityKey,
  key: string,
  how: Omit<BookingQuery, 'key' | 'sig'> = {},
  language?: Language,
): string {
  return formatBookingPath(cityKey, { key, sig: signBookingLink(key), ...how }, language)
}

export function isValidBookingLink(key: string, signature: string): boolean {
  return isSameSecret(signature, signBookingLink(key))
}

const signBookingLink = (key: string) => sign('booking link', key)

const LINK_MS = 14 * DAY_MS
/** A link more than this many closings old is reported as wrong instead of closed. */
const CLOSINGS_KNOWN = 50

export type LinkState = 'valid' | 'wrong' | 'expired' | 'closed' | 'foreign'

/** Valid for fourteen days. @param epoch of `readDeskEpoch` @param now epoch milliseconds */
export function createDeskLink(areaKey: AreaKey, epoch: number, now: number): string {
  const until = String(Math.floor((now + LINK_MS) / 1_000))
  const token = `${areaKey}.${until}.${signLink(areaKey, until, epoch)}`
  return `${getPaths(getAreaCity(areaKey).cityKey).desk}?link=${token}`
}

/** The token may be forged. */
export function getLinkArea(token: string): AreaKey | undefined {
  const [areaKey] = token.split('.')
  return isAreaKey(areaKey) ? areaKey : undefined
}

export function describeLink(
  token: string,
  areaKey: AreaKey,
  epoch: number,
  now: number,
): LinkState {
  const [, until = '', signature = ''] = token.split('.')
  const linkArea = getLinkArea(token)
  if (!linkArea) return 'wrong'
  if (linkArea !== areaKey) return 'foreign'
  const isSignedIn = (one: number) => isSameSecret(signature, signLink(areaKey, until, one))
  if (isSignedIn(epoch)) return Number(until) * 1_000 > now ? 'valid' : 'expired'
  const earlier = Array.from({ length: Math.min(epoch, CLOSINGS_KNOWN) }, (_, n) => epoch - 1 - n)
  return earlier.some(isSignedIn) ? 'closed' : 'wrong'
}

const signLink = (areaKey: AreaKey, until: string, epoch: number) =>
  sign('desk link', `${areaKey} ${until} ${epoch}`)
