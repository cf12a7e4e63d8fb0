import type { CityKey } from '@/lib/cities/keys'
import { getCookieName } from '@/lib/http/cookie-name'

/** Set when a request is stored, for a script to count it once, also after a post without JavaScript. */
export interface ConversionCookie {
  kind: 'lead' | 'booking'
  cityKey: CityKey
  ref: string
}

/** Longer than any page takes to hydrate. */
export const CONVERSION_COOKIE_MAX_AGE_S = 600

export function getConversionCookieName(isSecure: boolean): string {
  return getCookieName('sent', isSecure)
}

export function serializeConversionCookie({ kind, cityKey, ref }: ConversionCookie): string {
  return [kind, cityKey, ref].join('.')
}
