import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { isSameSecret } from '@/lib/http/endpoint'
import { getPaths } from '@/lib/routing/paths'
import { sign } from './signatures'

/** The page where whoever has this address sees, moves and cancels the request. No personal data. */
export function createBookingPath(cityKey: CityKey, key: string): string {
  return `${getPaths(cityKey).booking}?${new URLSearchParams({ key, sig: signBookingLink(key) })}`
}

export function isValidBookingLink(key: string, signature: string): boolean {
  return isSameSecret(signature, signBookingLink(key))
}

const signBookingLink = (key: string) => sign('booking link', key)
