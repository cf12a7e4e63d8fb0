import { Band } from '@/components/ui/band'
import { StepList } from '@/components/ui/step-list'
import { TextLink } from '@/components/ui/text-link'
import type { Area } from '@/lib/cities/area'
import { telHref } from '@/lib/routing/paths'
import { COLLECTING, PROMISES } from '@/lib/content/reviews'
import { PageHead } from './page-head'
import { SampleVoices } from './sample-voices'
import { TwoActs } from './two-acts'

const PROMISES_ID = 'promises'
const COLLECTING_ID = 'collecting'

interface ReviewsProps {
  area: Area
  /** Never on a production deployment: nobody said them. */
  showSamples: boolean
}

export function Reviews({ area, showSamples }: ReviewsProps) {
  const { city, phone } = area
  return (
    <>
      <Band tone="paper" room="pt-6 pb-12 md:py-16">
        <PageHead area={area} title={`Reviews of our ${city.name} crew`}>
          A review helps you only if you can believe it. So here is how we get ours, and what we
          promise about every one.
        </PageHead>
      </Band>
      <Band tone="ink" labelledBy={PROMISES_ID}>
        <h2 id={PROMISES_ID} className="text-title">
          What we promise
        </h2>
        <ul className="grid gap-x-10 gap-y-8 pt-8 md:grid-cols-3">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="border-t-4 border-orange-bright pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="max-w-[34ch] pt-2 text-sky print:text-ink">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      {showSamples ? <SampleVoices /> : null}
      <Band tone="sky" labelledBy={COLLECTING_ID}>
        <h2 id={COLLECTING_ID} className="text-title">
          How we collect them
        </h2>
        <StepList steps={COLLECTING} columns="lg:grid-cols-3" />
        <p className="max-w-measure pt-8">
          We moved you, or took something away? Tell us how it went, the bad first.
        </p>
        <TextLink href={telHref(phone)}>Call {phone}</TextLink>
      </Band>
      <TwoActs area={area} />
    </>
  )
}
