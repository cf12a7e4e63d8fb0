import { isPageLinked } from '@/lib/content/linked-pages'
import { getPageDescription } from '@/lib/content/page-descriptions'
import type { PageContext } from '@/lib/routing/page-context'
import { PAGE_NAMES } from '@/lib/routing/paths'
import type { Sentence } from '@/lib/words/translate'

export function getPageLinks(pageContext: PageContext) {
  const { city, paths, t } = pageContext
  const pages = PAGE_NAMES.filter((page) => isPageLinked(page, pageContext))
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
