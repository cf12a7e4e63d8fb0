import { ROOT_PAGES, CITY_PAGES, NOT_FOUND_PAGE } from './paths'
import { resolveRoute } from './routing'

export const PAGE_TYPES = [
  ...new Set(['landing', ...CITY_PAGES, ...ROOT_PAGES, NOT_FOUND_PAGE] as const),
]
type PageType = (typeof PAGE_TYPES)[number]

export function getPageType(path: string): PageType {
  const route = resolveRoute(path)
  if (route.kind !== 'page') return NOT_FOUND_PAGE
  return PAGE_TYPES.find((type) => route.page.endsWith(`/${type}`)) ?? 'landing'
}
