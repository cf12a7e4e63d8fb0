import { createHash, timingSafeEqual } from 'node:crypto'
import { answer } from './answer'

/** Compares two texts in a time that tells nothing of where, or whether, they differ. */
export function isSameSecret(one: string, other: string): boolean {
  // Hashed, because texts of two lengths cannot be compared that way.
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Whether a request brings this secret as its bearer token (RFC 6750, section 2.1). */
export function bearerIs(headers: Pick<Headers, 'get'>, secret: string): boolean {
  return isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`)
}

/** The answer to a call that may not be made: 401, or 404 where no secret is configured. */
export function refusedCall(
  headers: Pick<Headers, 'get'>,
  secret: string | undefined,
): Response | undefined {
  if (!secret) return answer(404, { ok: false })
  if (!bearerIs(headers, secret)) return answer(401, { ok: false })
  return undefined
}
