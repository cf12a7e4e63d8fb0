import { randomBytes } from 'node:crypto'
import { CSP, guestsOn, type GuestSettings, livePolicy, looserPolicy } from './content-policy'
import { SELF_TEST_PATH, THANK_YOU_PATH } from '@/lib/routing/paths'
import type { HeaderList } from './static-headers'

/** Pages that are made for each request. */
export const LIVE_PAGES: readonly string[] = [THANK_YOU_PATH, SELF_TEST_PATH]

const CLIENT_POLICIES = [CSP, `${CSP}-report-only`]

/** What of the environment the headers of a page depend on. */
interface Settings extends GuestSettings {
  NODE_ENV?: string | undefined
  VERCEL?: string | undefined
}

/**
 * What the door adds to a page.
 * @param page its path without the country, as in lib/routing/routing.ts
 */
export function pageHeaders(method: string, page: string, settings: Settings): HeaderList {
  // React and the bundler evaluate text while a page is being made.
  if (settings.NODE_ENV === 'development') return { 'cache-control': 'no-store' }
  const guests = guestsOn(page, settings)
  if (method === 'POST' || LIVE_PAGES.includes(page)) {
    const nonce = randomBytes(16).toString('base64')
    return { [CSP]: livePolicy(nonce, guests), 'cache-control': 'no-store' }
  }
  // Vercel's own cache holds a page for each country, and asks browsers and proxies to check again.
  if (settings.VERCEL) return { [CSP]: looserPolicy(guests) }
  // The page brings its policy itself (lib/page-cache.ts). One address has a variant per visitor
  // country, so no shared cache may keep it; browsers ask again, and are told 304. Not `no-cache`: Next
  // copies the door's headers to the request, and takes that for the visitor's wish for a fresh copy.
  return { 'cache-control': 'private, max-age=0, must-revalidate' }
}

/**
 * The request's headers as the framework shall see them; undefined where they can stay as they are. It
 * takes the nonce out of the request's policy, so that must be ours, and never the client's.
 */
export function requestHeadersFor(asked: Headers, answer: HeaderList): Headers | undefined {
  const isLive = answer[CSP]?.includes("'nonce-")
  if (!isLive && !CLIENT_POLICIES.some((name) => asked.has(name))) return undefined
  const headers = new Headers(asked)
  for (const name of CLIENT_POLICIES) headers.delete(name)
  if (isLive) headers.set(CSP, answer[CSP] ?? '')
  return headers
}
