import { expect } from '@playwright/test'

/** `file`: in a public folder of ours; `document`: any other response. */
export type ResponseKind = 'document' | 'file'

const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const DOCUMENT_HEADERS = {
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(/^strict-origin/) as unknown,
  'permissions-policy': expect.stringContaining('geolocation=()') as unknown,
}
const REJECTED = [400, 403, 405, 411, 413, 415]

export function expectSecurityHeaders(
  response: { status: number; headers: Headers },
  kind: ResponseKind,
): void {
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject(
    kind === 'file' ? COMMON_HEADERS : { ...COMMON_HEADERS, ...DOCUMENT_HEADERS },
  )
  expect(headers).not.toHaveProperty('x-powered-by')
  if (REJECTED.includes(response.status)) expect(headers['cache-control']).toContain('no-store')
  // Files need no headers for documents.
  expect(Object.hasOwn(headers, 'permissions-policy')).toBe(kind === 'document')
  expect(Object.hasOwn(headers, 'content-security-policy')).toBe(kind === 'document')
  if (kind === 'file') return
  for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(getCspSources(response.headers, directive), directive).toEqual(["'none'"])
  expect(getCspSources(response.headers, 'form-action')).toEqual(["'self'"])
  // Two policies would be joined by a comma.
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|,/)
}

/** The sources of a directive in a response's policy. */
function getCspSources(headers: Pick<Headers, 'get'>, directive: string): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}
