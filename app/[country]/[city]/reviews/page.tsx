import { createPage } from '@/app/_shared/page-shell'
import { createGenerateMetadata } from '@/app/_shared/metadata'
import { Reviews } from '@/components/content/reviews'
import { getReviews } from '@/lib/content/reviews'

export const generateMetadata = createGenerateMetadata('reviews')
export default createPage('reviews', ({ pageContext }) => (
  <Reviews pageContext={pageContext} reviews={getReviews(pageContext.city)} />
))
