import { randomBytes } from 'node:crypto'
import {
  CSP_HEADER,
  thirdPartiesFor,
  type ThirdPartySettings,
  noncePolicy,
  unsafeInlinePolicy,
} from './content-security-policy'
import { SELF_TEST_PATH, THANK_YOU_PATH } from '@/lib/routing/paths'
import type { HeaderList } from './static-headers'

/** Pages that are made for each request. */
export const DYNAMIC_PAGES: readonly string[] = [THANK_YOU_PATH, SELF_TEST_PATH]

const POLICY_HEADER_NAMES = [CSP_HEADER, `${CSP_HEADER}-report-only`]

/** What of the environment the headers of a page depend on. */
interface PageHeaderSettings extends ThirdPartySettings {
  NODE_ENV?: string | undefined
  VERCEL?: string | undefined
}

/**
 * What the door adds to a page.
 * @param page its path without the country, as in lib/routing/routing.ts
 */
export function getPageHeaders(
  method: string,
  page: string,
  settings: PageHeaderSettings,
): HeaderList {
  // React and the bundler evaluate text while a page is being made.
  if (settings.NODE_ENV === 'development') return { 'cache-control': 'no-store' }
  const thirdParties = thirdPartiesFor(page, settings)
  if (method === 'POST' || DYNAMIC_PAGES.includes(page)) {
    const nonce = randomBytes(16).toString('base64')
    return { [CSP_HEADER]: noncePolicy(nonce, thirdParties), 'cache-control': 'no-store' }
  }
  // Vercel's own cache holds a page for each country, and asks browsers and proxies to check again.
  if (settings.VERCEL) return { [CSP_HEADER]: unsafeInlinePolicy(thirdParties) }
  // The page brings its policy itself (lib/page-cache.ts). One address has a variant per visitor
  // country, so no shared cache may keep it; browsers ask again, and are told 304. Not `no-cache`: Next
  // copies the door's headers to the request, and takes that for the visitor's wish for a fresh copy.
  return { 'cache-control': 'private, max-age=0, must-revalidate' }
}

/**
 * The request's headers as the framework shall see them; undefined where they can stay as they are. It
 * takes the nonce out of the request's policy, so that must be ours, and never the client's.
 */
export function overrideRequestHeaders(
  requestHeaders: Headers,
  responseHeaders: HeaderList,
): Headers | undefined {
  const hasNonce = responseHeaders[CSP_HEADER]?.includes("'nonce-")
  if (!hasNonce && !POLICY_HEADER_NAMES.some((name) => requestHeaders.has(name))) return undefined
  const headers = new Headers(requestHeaders)
  for (const name of POLICY_HEADER_NAMES) headers.delete(name)
  if (hasNonce) headers.set(CSP_HEADER, responseHeaders[CSP_HEADER] ?? '')
  return headers
}
