import { getPageContext, type PageProps } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { Reviews } from '@/components/content/reviews'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { getReviews } from '@/lib/content/reviews'

export const generateMetadata = createGenerateMetadata('reviews')

export default async function ReviewsPage({ params }: PageProps) {
  const pageContext = await getPageContext(await params)
  return (
    <>
      <LanguageSwitch pageContext={pageContext} page="reviews" />
      <Reviews pageContext={pageContext} reviews={getReviews(pageContext.city)} />
      <StaticSection name="structuredData" page="reviews" pageContext={pageContext} />
    </>
  )
}
