import { createHash, timingSafeEqual } from 'node:crypto'
import { jsonResponse } from './json-response'

/** Compares two texts in a time that tells nothing of where, or whether, they differ. */
export function isSameSecret(actual: string, expected: string): boolean {
  // Hashed, because texts of two lengths cannot be compared that way.
  const [a, b] = [actual, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Whether a request brings this secret as its bearer token (RFC 6750, section 2.1). */
export function hasBearerToken(headers: Pick<Headers, 'get'>, secret: string): boolean {
  return isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`)
}

/** The answer to a call that may not be made: 401, or 404 where no secret is configured. */
export function rejectUnauthorized(
  headers: Pick<Headers, 'get'>,
  secret: string | undefined,
): Response | undefined {
  if (!secret) return jsonResponse(404, { ok: false })
  if (!hasBearerToken(headers, secret)) return jsonResponse(401, { ok: false })
  return undefined
}
