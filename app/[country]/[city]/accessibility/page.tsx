import type { Metadata } from 'next'
import { createMetadata } from '@/app/_shared/metadata'
import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { BRAND } from '@/lib/business/brand'

/** The canonical address is the page without a city, as for privacy. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const pageContext = await getPageContext(await params)
  const { t } = pageContext
  return createMetadata({
    title: t('Accessibility: What We’ve Tested'),
    description: t(
      'How {brand} makes quotes and bookings work for everyone, and how to reach a person.',
      {
        brand: BRAND.name,
      },
    ),
    canonical: 'accessibility',
    pageContext,
  })
}

export default async function AccessibilityPage({ params }: PageProps) {
  const pageContext = await getPageContext(await params)
  return (
    <>
      <LanguageSwitch pageContext={pageContext} page="accessibility" />
      <StaticSection name="accessibility" pageContext={pageContext} />
    </>
  )
}
