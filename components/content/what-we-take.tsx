import { CityGuideSection } from '@/components/layout/city-guide-section'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import { CLAIMS } from '@/lib/business/claims'
import { JUNK_HANDLING } from '@/lib/content/junk-handling'
import { ITEMS, type Item } from '@/lib/business/junk'
import { getPaths } from '@/lib/routing/paths'
import { ProhibitedItems } from './prohibited-items'
import { PageHeader } from './page-header'
import { PageCta } from './page-cta'

const DISPOSAL_ID = 'where-it-goes'

interface WhatWeTakeProps {
  pageContext: PageContext
}

export function WhatWeTake({ pageContext }: WhatWeTakeProps) {
  const { bookNow } = getPaths(pageContext.cityKey)
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-14 md:pt-16 md:pb-20">
        <PageHeader pageContext={pageContext} title={`What we take in ${pageContext.city.name}`}>
          Point to it and it’s gone. {CLAIMS.disposal.sentence} {CLAIMS.noHiddenFees.sentence}
        </PageHeader>
        <ul className="grid gap-6 pt-10 md:grid-cols-2 xl:grid-cols-3">
          {ITEMS.map((item) => (
            <ItemCard key={item.key} item={item} bookNow={bookNow} />
          ))}
        </ul>
      </Section>
      <ProhibitedItems phone={pageContext.phone} />
      <DisposalInfo pageContext={pageContext} />
      <PageCta pageContext={pageContext} />
    </>
  )
}

function DisposalInfo({ pageContext: { city } }: WhatWeTakeProps) {
  return (
    <Section tone="paper" labelledBy={DISPOSAL_ID}>
      <h2 id={DISPOSAL_ID} className="text-title">
        Where junk goes in {city.name}
      </h2>
      <div className="pt-6">
        <CityGuideSection subject="junk" text={city.guide.junk} />
      </div>
    </Section>
  )
}

function ItemCard({ item: { key, name }, bookNow }: { item: Item; bookNow: string }) {
  const handling = JUNK_HANDLING[key]
  return (
    <li className="flex break-inside-avoid flex-col overflow-hidden card">
      <div className="flex items-center gap-4 border-b-line border-ink bg-sky px-5 py-3">
        <img src={`/items/${key}.svg`} alt="" width={80} height={80} loading="lazy" />
        <h2 className="text-xl">{name}</h2>
      </div>
      <div className="flex grow flex-col gap-3 p-5 pb-3">
        <p className="font-semibold">{handling.examples}</p>
        <p>{handling.process}</p>
        <p>
          <strong>Before we get there:</strong> {handling.preparation}
        </p>
        <p className="mt-auto">
          <TextLink href={`${bookNow}?item=${key}`}>
            Start a booking <span className="sr-only">for: {name}</span>
          </TextLink>
        </p>
      </div>
    </li>
  )
}
