import type { PageContext } from '@/lib/cities/page-context'
import { SITE_URL } from '@/lib/env'
import type { PageName } from '@/lib/routing/paths'
import { buildStructuredData } from '@/lib/content/structured-data'

/** JSON-LD, which a Content-Security-Policy does not restrict. */
export function StructuredData({
  page,
  pageContext,
}: {
  page: PageName
  pageContext: PageContext
}) {
  const data = buildStructuredData(page, pageContext, SITE_URL)
  // A text must not close the element (https://nextjs.org/docs/app/guides/json-ld).
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html }}
      // Development renders it in the browser, too, where SITE_URL is unknown.
      suppressHydrationWarning
    />
  )
}
