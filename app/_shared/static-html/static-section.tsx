import type { PageContext } from '@/lib/routing/page-context'
import type { PageName } from '@/lib/routing/paths'
import type { StaticHtmlProps } from './sections'
import { StaticHtml } from './static-html'

interface StaticSectionProps {
  name: StaticHtmlProps['name']
  pageContext: PageContext
  page?: PageName
}

/**
 * A part of a page that is only HTML (docs/decisions/0008-html-once.md). React normally sends a page
 * twice: as HTML, and as data or scripts to render it again. We send a section only once, which halves the
 * page's size. Handlers, hooks and client components in it would do nothing, so lint-rule.ts reports them.
 */
export function StaticSection({ name, pageContext, page }: StaticSectionProps) {
  // The section looks up the city and its paths by key. As props they would be part of the page's data.
  const { cityKey, phone, visitorCountry, t, prices, rates, requestPath, takesTexts } = pageContext
  const context = { cityKey, phone, visitorCountry, prices, rates, requestPath, takesTexts }
  const { reviewsUrl, reviewsCount } = pageContext
  const reviews = reviewsCount && { reviewsUrl, reviewsCount }
  return <StaticHtml {...context} {...reviews} language={t.language} name={name} page={page} />
}
