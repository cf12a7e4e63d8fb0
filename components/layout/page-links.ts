import type { CityKey } from '@/lib/cities/cities'
import { pageName } from '@/lib/content/page-words'
import { AREA_PAGE_NAMES, pathsOf } from '@/lib/routing/paths'

/** The pages of an area, in the order of the header and the footer. */
export function pageLinks(cityKey: CityKey | null) {
  const paths = pathsOf(cityKey)
  return AREA_PAGE_NAMES.map((page) => ({ name: pageName(page), href: paths[page] }))
}
