import type { ReactNode } from 'react'
import { cityArea, cityParams, type CityParams } from '@/app/area'
import { Document } from '@/app/document'
import { PageShell } from '@/components/layout/page-shell'

export { viewport } from '@/app/metadata'
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
