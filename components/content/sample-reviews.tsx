import { Section } from '@/components/ui/section'
import { SAMPLE_REVIEWS } from '@/lib/content/reviews'

const TITLE_ID = 'samples'

export function SampleReviews() {
  return (
    <Section tone="paper" labelledBy={TITLE_ID}>
      <h2 id={TITLE_ID} className="text-title">
        Samples, not reviews
      </h2>
      <p className="max-w-measure pt-3 text-lead">
        Nobody said these. They show where real voices go, and the live site does not have them.
      </p>
      <ul className="grid gap-6 pt-8 md:grid-cols-3">
        {SAMPLE_REVIEWS.map(({ text, from }) => (
          <li key={from} className="card border-dashed p-5 shadow-none">
            <figure className="flex h-full flex-col items-start gap-3">
              <p className="rounded-control border-2 border-orange-deep px-2 display-text text-sm text-orange-deep uppercase">
                Sample
              </p>
              <blockquote className="grow text-lg">“{text}”</blockquote>
              <figcaption className="text-ink-soft">{from}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
