import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/routing/page-context'
import { PageErrorBoundary } from '@/components/layout/page-error-boundary'
import { OpeningNotice } from '@/components/layout/opening-notice'
import { SilentBoundary } from '@/components/layout/silent-boundary'
import { StaticSection } from './static-html/static-section'

interface PageShellProps {
  pageContext: PageContext
  children: ReactNode
}

export function PageShell({ pageContext, children }: PageShellProps) {
  const { city, phone, closedDates = [] } = pageContext
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
          timeZone={city.timeZone}
          closedDates={closedDates}
        />
      </SilentBoundary>
    </>
  )
}
