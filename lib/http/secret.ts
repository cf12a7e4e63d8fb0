import { createHash, timingSafeEqual } from 'node:crypto'
import { jsonResponse } from './json-response'

/** In constant time. */
export function isSameSecret(actual: string, expected: string): boolean {
  // timingSafeEqual() needs equal lengths.
  const [a, b] = [actual, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

export function hasBearerToken(headers: Pick<Headers, 'get'>, secret: string): boolean {
  return isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`)
}

/** 401, or 404 where no secret is configured; undefined for an authorized call. */
export function rejectUnauthorized(
  headers: Pick<Headers, 'get'>,
  secret: string | undefined,
): Response | undefined {
  if (!secret) return jsonResponse(404, { ok: false })
  if (!hasBearerToken(headers, secret)) return jsonResponse(401, { ok: false })
  return undefined
}
