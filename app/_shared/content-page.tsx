import { LanguageSwitch } from '@/components/layout/language-switch'
import { getPageContext, type PageProps } from './page-context'
import { StaticSection } from './static-html/static-section'

/** A page whose section has the page's name. */
export function createContentPage(page: 'faq' | 'howItWorks' | 'whatWeTake') {
  return async function ContentPage({ params }: PageProps) {
    const pageContext = await getPageContext(await params)
    return (
      <>
        <LanguageSwitch pageContext={pageContext} page={page} />
        <StaticSection name={page} pageContext={pageContext} />
        <StaticSection name="structuredData" page={page} pageContext={pageContext} />
      </>
    )
  }
}
