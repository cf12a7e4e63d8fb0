import { Section } from '@/components/ui/section'
import { StepList } from '@/components/ui/step-list'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import { telHref } from '@/lib/routing/tel-href'
import { REVIEW_COLLECTION, REVIEW_PROMISES, type Review } from '@/lib/content/reviews'
import { PageHeader } from './page-header'
import { ReviewList } from './review-list'
import { SampleReviews } from './sample-reviews'
import { PageCta } from './page-cta'

const PROMISES_ID = 'promises'
const COLLECTING_ID = 'collecting'

interface ReviewsProps {
  pageContext: PageContext
  reviews: readonly Review[]
  /** False on a production deployment. */
  showSamples: boolean
}

/** The reviews, or without any how we collect them. */
export function Reviews({ pageContext, reviews, showSamples }: ReviewsProps) {
  const { city } = pageContext
  const hasReviews = reviews.length > 0
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-12 md:py-16">
        {hasReviews ? (
          <PageHeader pageContext={pageContext} title={`Reviews of our ${city.name} crew`}>
            In our customers’ own words, the good and the bad. Below is how we collect reviews and
            what we promise about every one.
          </PageHeader>
        ) : (
          <PageHeader pageContext={pageContext} title={`How we handle reviews in ${city.name}`}>
            There are no reviews on this page yet. A review only helps if you can believe it, so
            here’s how we collect them and what we promise about every one.
          </PageHeader>
        )}
        {city.reviewsUrl ? (
          <p className="pt-4">
            <TextLink href={city.reviewsUrl}>Read reviews on our public profile</TextLink>
          </p>
        ) : null}
        {hasReviews ? <ReviewList reviews={reviews} /> : null}
      </Section>
      <ReviewPromises />
      {showSamples && !hasReviews ? <SampleReviews /> : null}
      <ReviewCollection phone={pageContext.phone} />
      <PageCta pageContext={pageContext} />
    </>
  )
}

function ReviewPromises() {
  return (
    <Section tone="ink" labelledBy={PROMISES_ID}>
      <h2 id={PROMISES_ID} className="text-title">
        What we promise
      </h2>
      <ul className="grid gap-x-10 gap-y-8 pt-8 md:grid-cols-3">
        {REVIEW_PROMISES.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-orange-bright pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="max-w-[34ch] pt-2 text-sky print:text-ink">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ReviewCollection({ phone }: Pick<PageContext, 'phone'>) {
  return (
    <Section tone="sky" labelledBy={COLLECTING_ID}>
      <h2 id={COLLECTING_ID} className="text-title">
        How we collect reviews
      </h2>
      <StepList steps={REVIEW_COLLECTION} gridClassName="lg:grid-cols-3" />
      <p className="max-w-measure pt-8">
        Did we move you or haul something away? Tell us how it went. If something went wrong, start
        there.
      </p>
      <TextLink href={telHref(phone)}>Call {phone}</TextLink>
    </Section>
  )
}
