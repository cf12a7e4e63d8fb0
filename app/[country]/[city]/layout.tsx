import type { ReactNode } from 'react'
import { getCountryParams, getPageContext, type PageProps } from '@/app/_shared/page-context'
import { Document } from '@/app/_shared/document'
import { PageShell } from '@/app/_shared/page-shell'
import { CITY_KEYS } from '@/lib/cities/keys'

export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false

export function generateStaticParams() {
  return getCountryParams().flatMap((params) => CITY_KEYS.map((city) => ({ ...params, city })))
}

interface Props extends PageProps {
  children: ReactNode
}

export default async function RootLayout({ params, children }: Props) {
  const pageContext = await getPageContext(await params)
  return (
    <Document lang={pageContext.city.country === 'canada' ? 'en-CA' : 'en-US'}>
      <PageShell pageContext={pageContext}>{children}</PageShell>
    </Document>
  )
}
