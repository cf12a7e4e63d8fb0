import { getVariantParams, getPageContext, type LayoutProps } from '@/app/_shared/page-context'
import { Document } from '@/app/_shared/document'
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
  const { t, city } = await getPageContext(await params)
  return (
    <Document language={t.language} country={city.country}>
      {children}
    </Document>
  )
}
