import { randomBytes } from 'node:crypto'
import {
  CSP_HEADER,
  thirdPartiesFor,
  noncePolicy,
  unsafeInlinePolicy,
} from './content-security-policy'
import type { Env } from '@/lib/env'
import { THANK_YOU_PATH } from '@/lib/routing/paths'
import type { HeaderList } from './static-headers'

export const DYNAMIC_PAGES: readonly string[] = [THANK_YOU_PATH]

const POLICY_HEADER_NAMES = [CSP_HEADER, `${CSP_HEADER}-report-only`]

/** @param page its path without the country, as in lib/routing/routing.ts */
export function getPageHeaders(method: string, page: string, env: Partial<Env>): HeaderList {
  // In development React and the bundler need eval().
  if (env.NODE_ENV === 'development') return { 'cache-control': 'no-store' }
  const thirdParties = thirdPartiesFor(page, env)
  if (method === 'POST' || DYNAMIC_PAGES.includes(page)) {
    const cspNonce = randomBytes(16).toString('base64')
    return {
      [CSP_HEADER]: noncePolicy(cspNonce, thirdParties, env.SITE_CSS),
      'cache-control': 'no-store',
    }
  }
  // Vercel's cache keeps a page per country, and sends browsers a revalidation header.
  if (env.VERCEL) return { [CSP_HEADER]: unsafeInlinePolicy(thirdParties, env.SITE_CSS) }
  // page-cache.ts adds the policy. `private`: one URL has a variant per visitor country.
  // Not `no-cache`: Next copies these headers to the request, and reads that as the visitor's reload.
  return { 'cache-control': 'private, max-age=0, must-revalidate' }
}

/** Next reads the nonce from the request's policy, so the client's is removed. Undefined: no change. */
export function overrideRequestHeaders(
  requestHeaders: Headers,
  responseHeaders: HeaderList,
): Headers | undefined {
  const hasCspNonce = responseHeaders[CSP_HEADER]?.includes("'nonce-")
  if (!hasCspNonce && !POLICY_HEADER_NAMES.some((name) => requestHeaders.has(name))) {
    return undefined
  }
  const headers = new Headers(requestHeaders)
  for (const name of POLICY_HEADER_NAMES) headers.delete(name)
  if (hasCspNonce) headers.set(CSP_HEADER, responseHeaders[CSP_HEADER] ?? '')
  return headers
}
