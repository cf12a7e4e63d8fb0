import { Section } from '@/components/ui/section'
import { SAMPLE_REVIEWS } from '@/lib/content/reviews'
import { ReviewList } from './review-list'

const TITLE_ID = 'samples'

export function SampleReviews() {
  return (
    <Section tone="paper" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="text-title">
        Samples, not reviews
      </h2>
      <p className="max-w-measure pt-3 text-lead">
        Nobody said these. They show where real reviews will go, and the live site doesn’t have
        them.
      </p>
      <ReviewList reviews={SAMPLE_REVIEWS} isSample />
    </Section>
  )
}
