import { createHmac } from 'node:crypto'
import { isSameSecret } from '@/lib/http/secret'

const CANARY_TOKEN_LIFETIME_MS = 10 * 60_000

/** `<milliseconds since the epoch>.<HMAC-SHA256 of it, base64url>` */
export function createCanaryToken(secret: string, now: number): string {
  return `${now}.${createHmac('sha256', secret).update(String(now)).digest('base64url')}`
}

export function isValidCanaryToken(
  token: string,
  secret: string | undefined,
  now: number,
): boolean {
  const time = Number(/^(\d{13})\./.exec(token)?.[1])
  if (!secret || !(Math.abs(now - time) <= CANARY_TOKEN_LIFETIME_MS)) return false
  return isSameSecret(token, createCanaryToken(secret, time))
}
