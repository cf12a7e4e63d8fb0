import { getVariantParams, getPageContext, type LayoutProps } from '@/app/_shared/page-context'
import { Document } from '@/app/_shared/document'
import { PageShell } from '@/app/_shared/page-shell'
import { listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'

export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false

export function generateStaticParams() {
  return CITY_KEYS.flatMap((city) =>
    getVariantParams(listLanguages(city)).map((params) => ({ ...params, city })),
  )
}

export default async function RootLayout({ params, children }: LayoutProps) {
  const pageContext = await getPageContext(await params)
  const { t, city } = pageContext
  return (
    <Document language={t.language} country={city.country}>
      <PageShell pageContext={pageContext}>{children}</PageShell>
    </Document>
  )
}
