import { Document } from '@/app/_shared/document'
import { getPageContext, type LayoutProps } from '@/app/_shared/page-context'
import { PageShell } from '@/app/_shared/page-shell'

export { viewport } from '@/app/_shared/metadata'

/** A separate root layout without analytics: the page's address opens a customer's request. */
export default async function BookingRootLayout({ params, children }: LayoutProps) {
  const pageContext = { ...(await getPageContext(await params)), requestPath: '' }
  const { t, city } = pageContext
  return (
    <Document language={t.language} country={city.country} isPrivate>
      <PageShell pageContext={pageContext}>{children}</PageShell>
    </Document>
  )
}
