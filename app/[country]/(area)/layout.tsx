import type { ReactNode } from 'react'
import { countryParams } from '@/app/_shared/area'
import { Document } from '@/app/_shared/document'

export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false
export const generateStaticParams = countryParams

export default function AreaRootLayout({ children }: { children: ReactNode }) {
  return <Document lang="en-US">{children}</Document>
}
