import type { ReactNode } from 'react'
import { cityArea, cityParams, type CityParams } from '@/app/_shared/area'
import { Document } from '@/app/_shared/document'
import { PageShell } from '@/components/layout/page-shell'

export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false
export const generateStaticParams = cityParams

interface Props {
  params: CityParams
  children: ReactNode
}

export default async function CityRootLayout({ params, children }: Props) {
  const area = await cityArea(params)
  return (
    <Document lang={area.city.country === 'canada' ? 'en-CA' : 'en-US'}>
      <PageShell area={area}>{children}</PageShell>
    </Document>
  )
}
