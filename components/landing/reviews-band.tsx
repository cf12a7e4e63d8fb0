import { ProfileLink, ReviewList } from '@/components/layout/reviews'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text'
import { getReviews, isReviewsPageShown } from '@/lib/content/reviews'
import type { PageContext } from '@/lib/routing/page-context'

const BAND_REVIEWS = 3

interface Props {
  pageContext: PageContext
  reviews?: ReturnType<typeof getReviews>
}

export function ReviewsBand({ pageContext, reviews = getReviews(pageContext.city) }: Props) {
  const { city, paths, t } = pageContext
  if (reviews.length === 0 && !isReviewsPageShown(pageContext)) return null
  const title = t('Reviews of our {city} crew', { city: city.name })
  return (
    <Section tone="sky" labelledBy="reviews" title={title}>
      <ProfileLink pageContext={pageContext} />
      {reviews.length > 0 ? <ReviewList reviews={reviews.slice(0, BAND_REVIEWS)} t={t} /> : null}
      <p className="pt-4">
        <TextLink href={paths.reviews}>{t('Reviews, and how we collect them')}</TextLink>
      </p>
    </Section>
  )
}
