import type { PageContext } from '@/lib/cities/page-context'
import type { PageName } from '@/lib/routing/paths'
import { StaticHtml } from './static-html'
import type { StaticSectionName } from './static-sections'

interface StaticSectionProps {
  name: StaticSectionName
  pageContext: PageContext
  page?: PageName
}

/** A part of a page that is HTML alone, see StaticHtml. */
export function StaticSection({ name, pageContext, page }: StaticSectionProps) {
  const { cityKey, phone, visitorCountry } = pageContext
  return <StaticHtml {...{ name, cityKey, phone, visitorCountry, page }} />
}
