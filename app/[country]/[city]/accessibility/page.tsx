import type { Metadata } from 'next'
import { createMetadata } from '@/app/_shared/metadata'
import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { BRAND } from '@/lib/business/brand'
import { ACCESSIBILITY_PATH } from '@/lib/routing/paths'

/** The canonical address is the page without a city, as for privacy. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { cityKey } = await getPageContext(await params)
  return createMetadata({
    title: 'Accessibility: What We’ve Tested',
    description: `How ${BRAND.name} makes quotes and bookings work for everyone, and how to reach a person.`,
    canonical: ACCESSIBILITY_PATH,
    cityKey,
  })
}

export default async function AccessibilityPage({ params }: PageProps) {
  return <StaticSection name="accessibility" pageContext={await getPageContext(await params)} />
}
