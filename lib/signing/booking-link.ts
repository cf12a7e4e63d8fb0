import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import type { CityKey } from '@/lib/cities/keys'
import { isSameSecret } from '@/lib/http/endpoint'
import { getPaths } from '@/lib/routing/paths'
import { getSigningSecret } from './signatures'

/** 128 bits, in 22 characters of base64url. */
const SIGNATURE_BYTES = 16

/** The page where whoever has this address sees, moves and cancels the request. No personal data. */
export function createBookingPath(cityKey: CityKey, key: string): string {
  return `${getPaths(cityKey).booking}?${new URLSearchParams({ key, sig: signBookingLink(key) })}`
}

export function isValidBookingLink(key: string, signature: string): boolean {
  return isSameSecret(signature, signBookingLink(key))
}

function signBookingLink(key: string): string {
  // A key of its own (RFC 5869): a signature of another purpose opens nothing here.
  const linkSecret = Buffer.from(hkdfSync('sha256', getSigningSecret(), '', 'booking link', 32))
  return createHmac('sha256', linkSecret)
    .update(key)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url')
}
