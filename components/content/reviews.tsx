import { Section } from '@/components/ui/section'
import { StepList } from '@/components/ui/step-list'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import { telHref } from '@/lib/routing/paths'
import { REVIEW_COLLECTION, REVIEW_PROMISES } from '@/lib/content/reviews'
import { PageHeader } from './page-header'
import { SampleReviews } from './sample-reviews'
import { PageCta } from './page-cta'

const PROMISES_ID = 'promises'
const COLLECTING_ID = 'collecting'

interface ReviewsProps {
  pageContext: PageContext
  /** False on a production deployment. */
  showSamples: boolean
}

export function Reviews({ pageContext, showSamples }: ReviewsProps) {
  const { city, phone } = pageContext
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-12 md:py-16">
        <PageHeader pageContext={pageContext} title={`Reviews of our ${city.name} crew`}>
          A review helps you only if you can believe it. So here is how we get ours, and what we
          promise about every one.
        </PageHeader>
      </Section>
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
      {showSamples ? <SampleReviews /> : null}
      <Section tone="sky" labelledBy={COLLECTING_ID}>
        <h2 id={COLLECTING_ID} className="text-title">
          How we collect them
        </h2>
        <StepList steps={REVIEW_COLLECTION} gridClassName="lg:grid-cols-3" />
        <p className="max-w-measure pt-8">
          We moved you, or took something away? Tell us how it went, the bad first.
        </p>
        <TextLink href={telHref(phone)}>Call {phone}</TextLink>
      </Section>
      <PageCta pageContext={pageContext} />
    </>
  )
}
