import { Document } from '@/app/_shared/document'
import { getVariantParams, type LayoutProps } from '@/app/_shared/page-context'
import { parseVariant } from '@/lib/routing/paths'
import { OTHER_LANGUAGES } from '@/lib/words/languages'

export { viewport } from '@/app/_shared/metadata'
export const dynamicParams = false

export const generateStaticParams = () => getVariantParams(['en', ...OTHER_LANGUAGES])

/**
 * A separate root layout, so a form's redirect loads a whole document. The router would render static
 * sections without their HTML (app/_shared/static-html/static-section.tsx).
 */
export default async function ThankYouRootLayout({ params, children }: LayoutProps) {
  const { language } = parseVariant((await params).country)
  return (
    <Document language={language} country="usa" isThankYou>
      {children}
    </Document>
  )
}
