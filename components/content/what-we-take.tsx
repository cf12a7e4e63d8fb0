import { CityGuideSection } from '@/components/layout/city-guide-section'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { PageContext } from '@/lib/cities/page-context'
import { CLAIMS } from '@/lib/business/claims'
import { JUNK_HANDLING, PROHIBITED_ITEMS } from '@/lib/content/junk-handling'
import { ITEMS, type Item } from '@/lib/business/junk'
import { getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { PageHeader } from './page-header'
import { PageCta } from './page-cta'
import { PriceTable } from './price-table'

export function WhatWeTake({ pageContext }: { pageContext: PageContext }) {
  const { cityKey, city, phone, prices } = pageContext
  const { bookNow } = getPaths(cityKey)
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-14 md:pt-16 md:pb-20">
        <PageHeader pageContext={pageContext} title={`What we take in ${city.name}`}>
          Point to it and it’s gone. {CLAIMS.disposal.sentence} {CLAIMS.noHiddenFees.sentence}
        </PageHeader>
        <ul className="grid gap-6 pt-10 md:grid-cols-2 xl:grid-cols-3">
          {ITEMS.map((item) => (
            <ItemCard key={item.key} item={item} bookNow={bookNow} />
          ))}
        </ul>
      </Section>
      {prices ? (
        <Section tone="ink" labelledBy="prices" title={`What it costs in ${city.name}`}>
          <div className="mt-6 max-w-measure card p-4 text-ink sm:p-6">
            <PriceTable prices={prices} cityName={city.name} />
          </div>
        </Section>
      ) : null}
      <ProhibitedItems phone={phone} />
      <Section tone="paper" labelledBy="where-it-goes" title={`Where junk goes in ${city.name}`}>
        <div className="pt-6">
          <CityGuideSection pageContext={pageContext} subject="junk" />
        </div>
      </Section>
      <PageCta pageContext={pageContext} />
    </>
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

function ProhibitedItems({ phone }: { phone: string }) {
  return (
    <Section tone="sky" labelledBy="not-taken" title="What we can’t take">
      <p className="max-w-measure pt-3 text-lead">
        Some things aren’t allowed on a junk truck. Your city can tell you where they go. Not sure
        what you’ve got? Call us before you book.
      </p>
      <ul className="grid gap-x-10 pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {PROHIBITED_ITEMS.map(({ name, text }) => (
          <li key={name} className="flex gap-3 border-t-line border-ink py-4">
            <CrossIcon />
            <div>
              <h3 className="text-lg leading-snug">{name}</h3>
              <p className="pt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink href={telHref(phone)}>Call {phone}</TextLink>
    </Section>
  )
}

function CrossIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0">
      <path d="M3 2h22v14L14 26 3 16z" className="fill-orange-deep" />
      <path d="M10 7l8 8M18 7l-8 8" className="stroke-white" fill="none" strokeWidth="2.5" />
    </svg>
  )
}
