import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { PAGE_NAMES, getPaths } from '@/lib/routing/paths'

/** The pages of a city, in the order of header and footer. */
export function getPageLinks(cityKey: CityKey | null) {
  const paths = getPaths(cityKey)
  const city = getCity(cityKey ?? DEFAULT_CITY)
  return PAGE_NAMES.map((page) => ({
    name: getPageDescription(page, city).name,
    href: paths[page],
  }))
}
