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
  // Without `city` and `paths`, which would be part of the page's data, and without what is not set.
  const { cityKey, phone, visitorCountry, t, prices, requestPath, takesTexts } = pageContext
  const more = {
    ...(t.language !== 'en' && { language: t.language }),
    ...(prices && { prices }),
    ...(requestPath !== undefined && { requestPath }),
    ...(takesTexts && { takesTexts }),
  }
  return <StaticHtml {...{ name, cityKey, phone, visitorCountry, ...more, page }} />
}
