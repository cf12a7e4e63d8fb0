import type { ReactNode } from 'react'
import { countryParams } from '@/app/area'
import { Document } from '@/app/document'

export { viewport } from '@/app/metadata'
export const dynamicParams = false
export const generateStaticParams = countryParams

export default function AreaRootLayout({ children }: { children: ReactNode }) {
  return <Document lang="en-US">{children}</Document>
}
