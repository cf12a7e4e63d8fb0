import type { PageContext } from '@/lib/routing/page-context'
import type { Sentence } from '@/lib/words/translate'

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
