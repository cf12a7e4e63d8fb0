import type { ReactNode } from 'react'
import { CityPennant } from '@/components/layout/city-pennant'
import { joinDashes } from '@/components/ui/join-dashes'
import { Truck } from '@/components/ui/truck'
import type { PageContext } from '@/lib/routing/page-context'

interface PageHeaderProps {
  pageContext: PageContext
  title: string
  children: ReactNode
}

export function PageHeader({ pageContext, title, children }: PageHeaderProps) {
  const { city, paths, t } = pageContext
  return (
    <div className="grid items-end gap-x-12 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <CityPennant city={city} t={t} href={paths.home} />
        <h1 className="max-w-[22ch] pt-4 text-hero md:pt-6">{joinDashes(title)}</h1>
        <p className="max-w-measure pt-4 text-lead">{children}</p>
      </div>
      <svg aria-hidden="true" viewBox="-34 0 300 118" className="hidden w-96 lg:block print:hidden">
        <Truck />
        <path d="M-34 111h300v6H-34z" className="fill-ink" />
        <path d="M-30 62h20M-24 76h16M-32 90h22" className="stroke-orange" strokeWidth="2.5" />
      </svg>
    </div>
  )
}
