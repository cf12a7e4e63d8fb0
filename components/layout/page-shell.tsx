import type { ReactNode } from 'react'
import type { Area } from '@/lib/cities/area'
import { MobileBar } from './mobile-bar'
import { PageBoundary } from './page-boundary'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface PageShellProps {
  area: Area
  children: ReactNode
}

export function PageShell({ area, children }: PageShellProps) {
  return (
    <>
      <SiteHeader area={area} />
      <main id="main">
        <PageBoundary cityName={area.city.name} phone={area.phone}>
          {children}
        </PageBoundary>
      </main>
      <SiteFooter area={area} />
      <MobileBar area={area} />
    </>
  )
}
