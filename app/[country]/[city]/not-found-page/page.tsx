import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { PageShell } from '@/app/_shared/page-shell'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { NotFound } from '@/components/layout/not-found'

export { generateNotFoundMetadata as generateMetadata } from '@/app/_shared/metadata'

/** Serves every unknown address under a known city; middleware sends it with status 404. */
export default async function CityNotFoundPage({ params }: PageProps) {
  const pageContext = await getPageContext(await params)
  return (
    <PageShell pageContext={pageContext}>
      <LanguageSwitch pageContext={pageContext} />
      <NotFound pageContext={pageContext} />
    </PageShell>
  )
}
