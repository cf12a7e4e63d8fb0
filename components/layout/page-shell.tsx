import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/cities/page-context'
import { MobileBar } from './mobile-bar'
import { PageErrorBoundary } from './page-error-boundary'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

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
      <SiteFooter pageContext={pageContext} />
      <MobileBar pageContext={pageContext} />
    </>
  )
}
