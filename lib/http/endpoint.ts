import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

export function jsonResponse(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

export function isSameSecret(actual: string, expected: string): boolean {
  // Hashes have equal lengths, which timingSafeEqual() needs.
  const [a, b] = [actual, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
