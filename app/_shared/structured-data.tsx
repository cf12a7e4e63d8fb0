import type { PageContext } from '@/lib/cities/page-context'
import { SITE_URL } from '@/lib/env'
import type { PageName } from '@/lib/routing/paths'
import { buildStructuredData } from '@/lib/seo/structured-data'

/** What a page tells search engines beside its words. Data is no script: no policy has to let it in. */
export function StructuredData({
  page,
  pageContext,
}: {
  page: PageName
  pageContext: PageContext
}) {
  const data = buildStructuredData(page, pageContext, SITE_URL)
  // No text may close the element (https://nextjs.org/docs/app/guides/json-ld).
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
