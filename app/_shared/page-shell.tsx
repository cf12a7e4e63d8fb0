import type { ComponentType, ReactNode } from 'react'
import { PageErrorBoundary } from '@/components/layout/page-error-boundary'
import { SilentBoundary } from '@/components/layout/silent-boundary'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { OpeningNotice } from '@/components/layout/opening-notice'
import { listOpenings } from '@/lib/business/opening-hours'
import { getLanguageCity } from '@/lib/cities/cities'
import type { DescribedPage } from '@/lib/content/page-descriptions'
import type { PageContext } from '@/lib/routing/page-context'
import { PAGE_NAMES } from '@/lib/routing/paths'
import { getPageContext, type PageProps } from './page-context'
import { StaticSection } from './static-html/static-section'

interface PageShellProps {
  pageContext: PageContext
  children: ReactNode
}

export function PageShell({ pageContext, children }: PageShellProps) {
  const { city, phone, closedDates = [], t } = pageContext
  return (
    <>
      <StaticSection name="header" pageContext={pageContext} />
      <main id="main">
        <PageErrorBoundary cityName={city.name} phone={phone}>
          {children}
        </PageErrorBoundary>
      </main>
      <StaticSection name="footer" pageContext={pageContext} />
      <StaticSection name="mobileBar" pageContext={pageContext} />
      <SilentBoundary>
        <OpeningNotice
          hours={city.openingHours}
          openings={listOpenings(city.openingHours, t)}
          timeZone={city.timeZone}
          closedDates={closedDates}
        />
      </SilentBoundary>
    </>
  )
}

export interface ContentProps {
  pageContext: PageContext
  headline: string | undefined
}

export function createPage(page: DescribedPage, Content: ComponentType<ContentProps>) {
  const described = PAGE_NAMES.find((name) => name === page)
  return async function Page({ params }: PageProps) {
    const segments = await params
    const { headline } = segments
    const context = await getPageContext(segments)
    const pageContext = page === 'bookNow' ? { ...context, requestPath: '' } : context
    return (
      <PageShell pageContext={pageContext}>
        <LanguageSwitch pageContext={pageContext} page={page}>
          {page === 'home' && pageContext.cityKey === getLanguageCity(pageContext.t.language) ? (
            <StaticSection name="citySwitch" pageContext={pageContext} />
          ) : null}
        </LanguageSwitch>
        <Content pageContext={pageContext} headline={headline} />
        {described ? (
          <StaticSection name="structuredData" page={described} pageContext={pageContext} />
        ) : null}
      </PageShell>
    )
  }
}

export function createContentPage(
  page: 'accessibility' | 'faq' | 'howItWorks' | 'prices' | 'whatWeTake',
) {
  return createPage(page, ({ pageContext }) => (
    <StaticSection name={page} pageContext={pageContext} />
  ))
}
