import { Section } from '@/components/ui/section'
import { SAMPLE_REVIEWS } from '@/lib/content/reviews'
import { ReviewList } from './review-list'

const TITLE_ID = 'samples'

export function SampleReviews() {
  return (
    <Section tone="paper" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="text-title">
        Sample reviews, for layout only
      </h2>
      <p className="max-w-measure pt-3 text-lead">
        We made these up to show where real reviews will go. They won’t be on the live site.
      </p>
      <ReviewList reviews={SAMPLE_REVIEWS} isSample />
    </Section>
  )
}
