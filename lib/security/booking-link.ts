import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { formatBookingPath, type BookingQuery } from '@/lib/forms/booking-query'
import { isSameSecret } from '@/lib/http/endpoint'
import type { Language } from '@/lib/words/languages'
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
