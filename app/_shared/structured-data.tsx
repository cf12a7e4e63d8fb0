import type { Area } from '@/lib/cities/area'
import { SITE_URL } from '@/lib/env'
import type { AreaPageName } from '@/lib/routing/paths'
import { structuredData } from '@/lib/seo/structured-data'

/** What a page tells search engines beside its words. Data is no script: no policy has to let it in. */
export function StructuredData({ page, area }: { page: AreaPageName; area: Area }) {
  const data = structuredData(page, area, SITE_URL)
  // No text may close the element (https://nextjs.org/docs/app/guides/json-ld).
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
