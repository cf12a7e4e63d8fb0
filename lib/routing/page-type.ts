import { AREA_PAGES, CITY_PAGES, MISSING_PAGE } from './paths'
import { routeOf } from './routing'

/** The kinds of page that the site has, whichever city they are about. */
export const PAGE_TYPES = [
  ...new Set(['landing', ...CITY_PAGES, ...AREA_PAGES, MISSING_PAGE] as const),
]
type PageType = (typeof PAGE_TYPES)[number]

/** What kind of page is shown at an address. @param path its pathname, as in lib/routing/routing.ts */
export function pageTypeOf(path: string): PageType {
  const route = routeOf(path)
  if (route.kind !== 'page') return MISSING_PAGE
  return PAGE_TYPES.find((type) => route.page.endsWith(`/${type}`)) ?? 'landing'
}
