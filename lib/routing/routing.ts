import type { Country } from '@/lib/business/brand'
import { isCityKey } from '@/lib/cities/keys'
import { isHeadlineKey } from '@/lib/business/headlines'
import { ROOT_PAGES, CITY_PAGES, NOT_FOUND_PAGE, SELF_TEST_PATH, THANK_YOU_PATH } from './paths'

/** What the door does with a request for a page. */
export type Route =
  /** Serve a prerendered page, with 404 if it is the one that says there is none. */
  | { kind: 'page'; page: string; status: 200 | 404 }
  /** Send the browser to `path`, keeping the query string: it holds the ad's click id. */
  | { kind: 'redirect'; path: string; status: 307 | 308 }
  /** Nothing lives here, and no city is meant. */
  | { kind: 'not-found' }
  /** Not ours to decide: a file or a route handler. */
  | { kind: 'pass' }

/** Asks for one of lib/business/headlines.ts. */
const HEADLINE_PARAMETER = 'h'

const rootPages: readonly string[] = ROOT_PAGES
const cityPages: readonly string[] = CITY_PAGES

/**
 * Decides about one path.
 * @param path the request's pathname, with its leading slash and without the query
 * @param isPreview whether this deployment is one for trying things out
 */
export function resolveRoute(path: string, isPreview = false): Route {
  const segments = path.split('/').slice(1)
  const [first = '', second] = segments
  // Files, /.well-known/* and route handlers.
  if (first === 'api' || first.startsWith('.') || segments.at(-1)?.includes('.')) {
    return { kind: 'pass' }
  }

  const lowercasePath = path.toLowerCase()
  if (lowercasePath !== path && resolveRoute(lowercasePath).kind === 'page') {
    return { kind: 'redirect', path: lowercasePath, status: 308 }
  }
  if (isPreview && path === SELF_TEST_PATH) return { kind: 'page', page: path, status: 200 }
  if (path === '/') return { kind: 'page', page: '', status: 200 }
  if (rootPages.includes(first)) {
    return segments.length === 1 ? { kind: 'page', page: path, status: 200 } : { kind: 'not-found' }
  }
  if (isCityKey(first)) {
    const isKnownPage =
      second === undefined || (segments.length === 2 && cityPages.includes(second))
    return isKnownPage
      ? { kind: 'page', page: path, status: 200 }
      : { kind: 'page', page: `/${first}/${NOT_FOUND_PAGE}`, status: 404 }
  }
  return { kind: 'redirect', path: '/', status: 307 }
}

/**
 * Whether the framework asks for the thank-you page on behalf of an action that redirects there, to send
 * it along. Given nothing, it leaves the browser to open the address: from a city's pages, which have a
 * root layout of their own, the browser does so in any case, and the page would be made twice. Nobody
 * else accepts nothing but what actions answer.
 */
export function isRedirectPrefetch(
  path: string,
  { method, headers }: { method: string; headers: Pick<Headers, 'get'> },
): boolean {
  return path === THANK_YOU_PATH && method === 'GET' && headers.get('accept') === 'text/x-component'
}

/**
 * Where a page is prerendered for visitors of a country: never seen in a URL.
 * @param query of the request: an ad may ask for its headline
 */
export function toInternalPath(page: string, country: Country, query: URLSearchParams): string {
  const headline = page.endsWith('/get-quote') ? query.get(HEADLINE_PARAMETER) : null
  return `/${country}${page}${isHeadlineKey(headline) ? `/${headline}` : ''}`
}
