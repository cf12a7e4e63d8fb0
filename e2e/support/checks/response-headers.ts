import { expect } from '@playwright/test'
import { getCspSources } from './csp-violations'

/** The kind of a response, which decides its headers. */
export type ResponseKind = 'page' | 'text' | 'file' | 'icon'

const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const DOCUMENT_HEADERS = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()') as unknown,
}
/** One policy each: two policies would be joined by a comma. */
const CSP_PATTERNS: Record<ResponseKind, RegExp> = {
  page: /^default-src 'none'; script-src 'self' '(sha256|nonce)-[^,]*frame-ancestors 'none'$/,
  text: /^default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
  file: /^frame-ancestors 'none'$/,
  icon: /^frame-ancestors 'none'$/,
}
const REJECTED = [400, 403, 405, 413, 415, 416]

export function expectSecurityHeaders(
  response: { status: number; headers: Headers },
  kind: ResponseKind,
): void {
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject(
    kind === 'file' ? COMMON_HEADERS : { ...COMMON_HEADERS, ...DOCUMENT_HEADERS },
  )
  // Files need no headers for documents.
  if (kind === 'file') expect(headers).not.toHaveProperty('permissions-policy')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers['content-security-policy']).toMatch(CSP_PATTERNS[kind])
  if (REJECTED.includes(response.status)) expect(headers['cache-control']).toContain('no-store')
  if (kind !== 'page') return
  for (const directive of ['object-src', 'base-uri'])
    expect(getCspSources(response.headers, directive), directive).toEqual(["'none'"])
  expect(getCspSources(response.headers, 'form-action')).toEqual(["'self'"])
  expect(headers['content-security-policy']).not.toContain('unsafe')
}
