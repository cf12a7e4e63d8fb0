import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { readConversionCookieValue } from './conversion-cookie-value'

/** Set when a request is stored, for a script to count it once, also after a post without JavaScript. */
export interface ConversionCookie {
  kind: 'lead' | 'booking'
  cityKey: CityKey
  /** The record's key. */
  ref: string
}

export function serializeConversionCookie({ kind, cityKey, ref }: ConversionCookie): string {
  return [kind, cityKey, ref].join('.')
}

/** @param cookies `document.cookie` */
export function parseConversionCookie(cookies: string): ConversionCookie | undefined {
  const [kind, cityKey, ref = ''] = readConversionCookieValue(cookies)?.split('.') ?? []
  if (kind !== 'lead' && kind !== 'booking') return undefined
  return isCityKey(cityKey) && /^[-\w]{20}$/.test(ref) ? { kind, cityKey, ref } : undefined
}
