import type { ReactNode } from 'react'
import { Document } from '@/app/_shared/document'

export { getCountryParams as generateStaticParams } from '@/app/_shared/page-context'
export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false

/**
 * A root layout of its own, so that the redirect of a form loads a whole document: the router would
 * render static sections without their HTML (app/_shared/static-html/static-section.tsx).
 */
export default function ThankYouRootLayout({ children }: { children: ReactNode }) {
  return (
    <Document lang="en-US" isThankYou>
      {children}
    </Document>
  )
}
