import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/cities/page-context'
import { MobileBar } from '@/components/layout/mobile-bar'
import { PageErrorBoundary } from '@/components/layout/page-error-boundary'
import { SiteHeader } from '@/components/layout/site-header'
import { StaticSection } from './static-section'

interface PageShellProps {
  pageContext: PageContext
  children: ReactNode
}

export function PageShell({ pageContext, children }: PageShellProps) {
  return (
    <>
      <SiteHeader pageContext={pageContext} />
      <main id="main">
        <PageErrorBoundary cityName={pageContext.city.name} phone={pageContext.phone}>
          {children}
        </PageErrorBoundary>
      </main>
      <StaticSection name="footer" pageContext={pageContext} />
      <MobileBar pageContext={pageContext} />
    </>
  )
}
