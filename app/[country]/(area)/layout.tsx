import type { ReactNode } from 'react'
import { getCountryParams } from '@/app/_shared/page-context'
import { Document } from '@/app/_shared/document'

export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false
export const generateStaticParams = getCountryParams

export default function CountryRootLayout({ children }: { children: ReactNode }) {
  return <Document lang="en-US">{children}</Document>
}
