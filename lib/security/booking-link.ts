import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import type { BookingQuery } from '@/lib/forms/booking-query'
import { isSameSecret } from '@/lib/http/endpoint'
import { getPaths } from '@/lib/routing/paths'
import type { Language } from '@/lib/words/languages'
import { sign } from './signatures'

/**
 * The page where whoever has this address sees, moves and cancels the request. No personal data.
 * @param how it is opened: parts of `BookingQuery`, of which '' is left out
 */
export function createBookingPath(
  cityKey: CityKey,
  key: string,
  how: Omit<BookingQuery, 'key' | 'sig'> = {},
  language?: Language,
): string {
  const filled = Object.entries(how).filter(([, value]) => value !== '')
  const query = { key, sig: signBookingLink(key), ...Object.fromEntries(filled) }
  return `${getPaths(cityKey, language).booking}?${new URLSearchParams(query)}`
}

export function isValidBookingLink(key: string, signature: string): boolean {
  return isSameSecret(signature, signBookingLink(key))
}

const signBookingLink = (key: string) => sign('booking link', key)
