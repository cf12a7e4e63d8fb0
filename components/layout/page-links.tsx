import { getPageDescription } from '@/lib/content/page-descriptions'
import { getReviews } from '@/lib/content/reviews'
import { hasPrices, type PageContext } from '@/lib/routing/page-context'
import { PAGE_NAMES } from '@/lib/routing/paths'
import type { Sentence } from '@/lib/words/translate'

export function getPageLinks(pageContext: PageContext) {
  const { city, paths, t } = pageContext
  // A page without reviews or prices raises the very doubt that it should remove.
  const hidden = [getReviews(city).length === 0 && 'reviews', !hasPrices(pageContext) && 'prices']
  const pages = PAGE_NAMES.filter((page) => !hidden.includes(page))
  return pages.map((page) => ({
    name: getPageDescription(page, city, t).name,
    href: paths[page],
  }))
}

interface Props {
  pageContext: PageContext
  text: Sentence
  className: string
}

/** A page about a request replaces or omits the quote link (docs/requirements.md, decision 32). */
export function MainLink({ pageContext: { paths, requestPath, t }, text, className }: Props) {
  if (requestPath === '') return null
  const link = requestPath
    ? { href: requestPath }
    : { href: paths.getQuote, 'data-quote-form': true }
  return (
    <a {...link} className={className}>
      {t(requestPath ? 'MY REQUEST' : text)}
    </a>
  )
}
