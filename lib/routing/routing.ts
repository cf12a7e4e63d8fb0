import { isCityKey } from '@/lib/cities/keys'
import { isHeadlineKey, type HeadlineKey } from '@/lib/business/headlines'
import { isLanguage, type OtherLanguage } from '@/lib/words/languages'
import { CITY_PAGES, isDeskPage, NOT_FOUND_PAGE, ROOT_PAGES } from './paths'

export type Route =
  /** `page` has no language prefix. `language` is undefined for English. */
  | { kind: 'page'; page: string; language?: OtherLanguage; status: 200 | 404 }
  /** The query string stays: it holds the ad's click id. `place` is a name that is not one of our cities. */
  | { kind: 'redirect'; path: string; status: 307 | 308; place?: string }
  | { kind: 'not-found' }
  | { kind: 'pass' }

const HEADLINE_PARAMETER = 'h'
export const PATH_MAX = 1_000

export function resolveRoute(path: string): Route {
  if (path.length > PATH_MAX) return { kind: 'not-found' }
  const segments = path.split('/').slice(1)
  const [first = '', second] = segments
  if (first === 'api' || first.startsWith('.') || /\.\w+$/.test(segments.at(-1) ?? '')) {
    return { kind: 'pass' }
  }

  const lowercasePath = path.toLowerCase()
  if (lowercasePath !== path && resolveRoute(lowercasePath).kind === 'page') {
    return { kind: 'redirect', path: lowercasePath, status: 308 }
  }
  const { language, page } = splitLanguage(path)
  if (language) {
    const route = resolveRoute(page)
    return route.kind === 'page' ? { ...route, language } : route
  }
  if (path === '/') return { kind: 'page', page: '', status: 200 }
  if (ROOT_PAGES.some((page) => page === first)) {
    return segments.length === 1 ? { kind: 'page', page: path, status: 200 } : { kind: 'not-found' }
  }
  if (isCityKey(first)) {
    const isKnownPage =
      second === undefined ||
      isDeskPage(path) ||
      (segments.length === 2 && CITY_PAGES.some((page) => page === second))
    return isKnownPage
      ? { kind: 'page', page: path, status: 200 }
      : { kind: 'page', page: `/${first}/${NOT_FOUND_PAGE}`, status: 404 }
  }
  return { kind: 'redirect', path: '/', status: 307 }
}

/** `/fr/ottawa` to `fr` and `/ottawa`. */
export function splitLanguage(path: string): { language?: OtherLanguage; page: string } {
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/i.exec(path) ?? []
  const language = first.toLowerCase()
  return isLanguage(language) && language !== 'en'
    ? { language, page: rest || '/' }
    : { page: path }
}

/** @param page its path without the country */
export function isGetQuotePage(page: string): boolean {
  return page.endsWith('/get-quote')
}

/** Mail programs write `&amp;utm_medium=`, and people `GCLID=`. */
export function readQuery(query: URLSearchParams): URLSearchParams {
  const toName = (name: string) => name.toLowerCase().replace(/^(amp;)+/, '')
  return new URLSearchParams([...query].map(([name, value]) => [toName(name), value]))
}

export function getRequestedHeadline(
  page: string,
  query: URLSearchParams,
): HeadlineKey | undefined {
  const headline = isGetQuotePage(page) ? readQuery(query).get(HEADLINE_PARAMETER) : null
  return isHeadlineKey(headline) ? headline : undefined
}
