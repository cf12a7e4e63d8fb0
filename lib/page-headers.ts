import { randomBytes } from 'node:crypto'
import {
  CSP,
  guestsOn,
  type GuestSettings,
  livePolicy,
  looserPolicy,
  NO_PAGE_POLICY,
} from './content-policy'
import { SELF_TEST_PATH, THANK_YOU_PATH } from './paths'
import { PERMISSIONS_POLICY } from './permissions-policy'

type HeaderList = Readonly<Record<string, string>>

/** Sent with every answer, files included (next.config.ts). */
export const FILE_HEADERS: HeaderList = {
  // Browsers heed it over https only (RFC 6797, section 8.1), so it needs no condition.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sent with every answer but our own files: they mean something for documents only, and weigh a kilobyte. */
export const PAGE_HEADERS: HeaderList = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
}

/** Sent with every answer that is known to be no page. */
export const TEXT_HEADERS: HeaderList = { [CSP]: NO_PAGE_POLICY }

/** Sent with the files of the build and of public/, beside the above. */
export const OWN_FILE_HEADERS: HeaderList = { [CSP]: "frame-ancestors 'none'" }

/**
 * Sent with the files of public/, whose names stay when they change: a page opened within the hour asks
 * for none of them again, one of the next day shows what it has and asks meanwhile.
 */
export const PICTURE_HEADERS: HeaderList = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}

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
 * @param page its path without the country, as in lib/routing.ts
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
