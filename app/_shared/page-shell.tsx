import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/routing/page-context'
import { PageErrorBoundary } from '@/components/layout/page-error-boundary'
import { OpeningNotice } from '@/components/layout/opening-notice'
import { SilentBoundary } from '@/components/layout/silent-boundary'
import { listOpenings } from '@/lib/business/opening-hours'
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
