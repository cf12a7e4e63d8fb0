import type { ReactNode } from 'react'
import { Document } from '@/app/_shared/document'
import {
  getCountryParams,
  getDefaultPageContext,
  type CountryParams,
} from '@/app/_shared/page-context'
import { PageShell } from '@/app/_shared/page-shell'

export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false
export const generateStaticParams = getCountryParams

interface Props {
  params: CountryParams
  children: ReactNode
}

export default async function DefaultRootLayout({ params, children }: Props) {
  return (
    <Document lang="en-US">
      <PageShell pageContext={await getDefaultPageContext(params)}>{children}</PageShell>
    </Document>
  )
}
