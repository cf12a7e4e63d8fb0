import type { PageContext } from '@/lib/routing/page-context'
import type { Sentence } from '@/lib/words/translate'

interface Props {
  pageContext: PageContext
  /** The text of the link to the quote form. */
  text: Sentence
  className: string
}

/** To the quote form, which a page about a request replaces or leaves out (docs/requirements.md, decision 32). */
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
