import { Document } from '@/app/_shared/document'
import { getPageContext, type LayoutProps } from '@/app/_shared/page-context'
import { PageErrorBoundary } from '@/components/layout/page-error-boundary'

export { viewport } from '@/app/_shared/metadata'

/** A separate root layout: the desk has neither analytics nor buttons that call the office. */
export default async function DeskRootLayout({ params, children }: LayoutProps) {
  const { city, phone } = await getPageContext(await params)
  return (
    <Document language="en" country={city.country} isPrivate>
      <PageErrorBoundary cityName={city.name} phone={phone}>
        {children}
      </PageErrorBoundary>
    </Document>
  )
}
