import type { PageContext } from '@/lib/routing/page-context'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { getReviews } from '@/lib/content/reviews'
import { PAGE_NAMES } from '@/lib/routing/paths'

export function getPageLinks({ city, paths, t }: PageContext) {
  // A page without reviews raises the very doubt that it should remove.
  const pages = PAGE_NAMES.filter((page) => page !== 'reviews' || getReviews(city).length > 0)
  return pages.map((page) => ({
    name: getPageDescription(page, city, t).name,
    href: paths[page],
  }))
}
