import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { getReviews } from '@/lib/content/reviews'
import { PAGE_NAMES, getPaths } from '@/lib/routing/paths'

/** The pages of a city, in the order of header and footer. */
export function getPageLinks(cityKey: CityKey | null) {
  const paths = getPaths(cityKey)
  const city = getCity(cityKey ?? DEFAULT_CITY)
  // A page without reviews raises the doubt that it is there to settle.
  const pages = PAGE_NAMES.filter((page) => page !== 'reviews' || getReviews(city).length > 0)
  return pages.map((page) => ({
    name: getPageDescription(page, city).name,
    href: paths[page],
  }))
}
