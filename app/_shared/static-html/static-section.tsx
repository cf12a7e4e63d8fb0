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
 * A part of a page that is HTML alone (docs/decisions/0008-html-once.md). React normally sends a page
 * twice: as HTML, and as data or scripts from which the browser renders it again. A section of
 * sections.tsx is sent as HTML only, which halves a page. Therefore nothing in it may have a handler, a
 * hook or a client component: they would do nothing, and lint-rule.ts reports them. site-styles.tsx
 * does the same for the style sheet.
 */
export function StaticSection({ name, pageContext, page }: StaticSectionProps) {
  // The city and its paths are looked up again by their key: here they would be part of the page's data.
  const { cityKey, phone, visitorCountry, t, prices, requestPath, takesTexts } = pageContext
  const context = { cityKey, phone, visitorCountry, prices, requestPath, takesTexts }
  return <StaticHtml {...context} language={t.language} name={name} page={page} />
}
