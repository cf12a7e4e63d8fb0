import { getCityPageContext, type CityParams } from '@/app/_shared/page-context'
import { StaticSection } from '@/app/_shared/static-html/static-section'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { Reviews } from '@/components/content/reviews'
import { getReviews } from '@/lib/content/reviews'
import { env } from '@/lib/env'

interface Props {
  params: CityParams
}

export const generateMetadata = createGenerateMetadata('reviews')

export default async function ReviewsPage({ params }: Props) {
  const pageContext = await getCityPageContext(params)
  return (
    <>
      <Reviews
        pageContext={pageContext}
        reviews={getReviews(pageContext.city)}
        showSamples={env.VERCEL_ENV === 'preview'}
      />
      <StaticSection name="structuredData" page="reviews" pageContext={pageContext} />
    </>
  )
}
