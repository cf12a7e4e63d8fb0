import type { CityKey } from '@/lib/cities'
import { pathsOf } from '@/lib/paths'

/** The pages of an area, in the order of the header and the footer. */
export function pageLinks(cityKey: CityKey | null) {
  const paths = pathsOf(cityKey)
  return [
    { name: 'Home', href: paths.home },
    { name: 'Get a quote', href: paths.getQuote },
    { name: 'Book junk removal', href: paths.bookNow },
    { name: 'What we take', href: paths.whatWeTake },
    { name: 'How it works', href: paths.howItWorks },
    { name: 'Questions', href: paths.faq },
    { name: 'Reviews', href: paths.reviews },
  ]
}
