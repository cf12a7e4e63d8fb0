import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { readConversionCookieValue } from './conversion-cookie-value'

/**
 * What a stored request leaves with the browser that sent it, for a script to count it once: a cookie,
 * because a form sent without JavaScript leaves nothing else there. It names no person.
 */
export interface ConversionCookie {
  kind: 'lead' | 'booking'
  cityKey: CityKey
  /** The record's key, which is the `ref` of the thank-you address. */
  ref: string
}

export function serializeConversionCookie({ kind, cityKey, ref }: ConversionCookie): string {
  return [kind, cityKey, ref].join('.')
}

/** @param cookies as `document.cookie` has them */
export function parseConversionCookie(cookies: string): ConversionCookie | undefined {
  const [kind, cityKey, ref = ''] = readConversionCookieValue(cookies)?.split('.') ?? []
  if (kind !== 'lead' && kind !== 'booking') return undefined
  return isCityKey(cityKey) && /^[-\w]{20}$/.test(ref) ? { kind, cityKey, ref } : undefined
}
