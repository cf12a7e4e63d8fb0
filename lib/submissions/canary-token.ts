import { createHmac } from 'node:crypto'
import { isSameSecret } from '@/lib/http/secret'

/** How old a flag may be, or how far a clock may be ahead, in milliseconds. */
const CANARY_TOKEN_LIFETIME_MS = 10 * 60_000

/** What a canary's form carries to be known as one: a time, and its HMAC. */
export function createCanaryToken(secret: string, now: number): string {
  return `${now}.${createHmac('sha256', secret).update(String(now)).digest('base64url')}`
}

/**
 * Whether this is a flag that somebody who knows the secret made in the last ten minutes. Without a
 * secret nothing is.
 */
export function isValidCanaryToken(text: string, secret: string | undefined, now: number): boolean {
  const time = Number(/^(\d{13})\./.exec(text)?.[1])
  if (!secret || !(Math.abs(now - time) <= CANARY_TOKEN_LIFETIME_MS)) return false
  return isSameSecret(text, createCanaryToken(secret, time))
}
