import { CityGuideSection } from '@/components/layout/city-guide-section'
import { RichText, TextLink } from '@/components/ui/text'
import { PhoneAccordion } from '@/components/ui/accordion-item'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/routing/page-context'
import { getClaimSentences } from '@/lib/business/claims'
import { JUNK_HANDLING, PROHIBITED_ITEMS } from '@/lib/content/junk-handling'
import { ITEMS, type Item } from '@/lib/business/junk'
import { telHref } from '@/lib/routing/tel-href'
import type { Translate } from '@/lib/words/translate'
import { PageCta, PageHeader } from './page-frame'
import { PriceTable } from './price-table'

export function WhatWeTake({ pageContext }: { pageContext: PageContext }) {
  const { city, paths, phone, prices, t } = pageContext
  const values = { city: city.name, ...getClaimSentences(t) }
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-14 md:pt-16 md:pb-20">
        <PageHeader pageContext={pageContext} title={t('What we take in {city}', values)}>
          {t('Point to it and it’s gone. {disposal} {noHiddenFees}', values)}
        </PageHeader>
        <ul className="grid gap-3 pt-6 md:grid-cols-2 md:gap-6 md:pt-10 xl:grid-cols-3">
          {ITEMS.map((item) => (
            <ItemCard key={item.key} item={item} bookNow={paths.bookNow} t={t} />
          ))}
        </ul>
      </Section>
      {prices ? (
        <Section tone="ink" labelledBy="prices" title={t('What it costs in {city}', values)}>
          <div className="mt-6 max-w-measure card p-4 text-ink sm:p-6">
            <PriceTable prices={prices} city={city.name} t={t} />
          </div>
        </Section>
      ) : null}
      <ProhibitedItems phone={phone} t={t} />
      <Section
        tone="paper"
        labelledBy="where-it-goes"
        title={t('Where junk goes in {city}', values)}
      >
        <div className="pt-6">
          <CityGuideSection pageContext={pageContext} subject="junk" />
        </div>
      </Section>
      <PageCta pageContext={pageContext} />
    </>
  )
}

function ItemCard({ item, bookNow, t }: { item: Item; bookNow: string; t: Translate }) {
  const { key, name } = item
  const { examples, process, preparation } = JUNK_HANDLING[key]
  return (
    <li className="flex break-inside-avoid flex-col overflow-hidden card">
      <div className="flex items-center gap-4 border-b-line border-ink bg-sky px-5 py-1.5 md:py-3">
        <img src={`/items/${key}.svg`} alt="" width={80} height={80} loading="lazy" />
        <h2 className="text-xl">{t(name)}</h2>
      </div>
      <div className="px-5 pt-3 md:grid md:gap-3 md:pt-5">
        <p className="font-semibold">{t(examples)}</p>
        <PhoneAccordion summary={t('How we take it')}>
          <p>{t(process)}</p>
          <p className="pt-3">
            <RichText
              text={t('<1>Before we get there:</1> {preparation}', { preparation: t(preparation) })}
            />
          </p>
          <p className="py-3">
            <TextLink href={`${bookNow}?item=${key}`}>
              <RichText
                text={t('Start a booking <1>for: {name}</1>', { name: t(name) })}
                parts={[(text) => <span className="sr-only">{text}</span>]}
              />
            </TextLink>
          </p>
        </PhoneAccordion>
      </div>
    </li>
  )
}

function ProhibitedItems({ phone, t }: { phone: string; t: Translate }) {
  return (
    <Section tone="sky" labelledBy="not-taken" title={t('What we can’t take')}>
      <p className="max-w-measure pt-3 text-lead">
        {t(
          'Some things aren’t allowed on a junk truck. Your city can tell you where they go. Not sure what you’ve got? Call us before you book.',
        )}
      </p>
      <ul className="grid gap-x-10 pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {PROHIBITED_ITEMS.map(({ name, text }) => (
          <li key={name} className="flex gap-3 border-t-line border-ink py-4">
            <CrossIcon />
            <div>
              <h3 className="text-lg leading-snug">{t(name)}</h3>
              <p className="pt-1">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink href={telHref(phone)}>{t('Call {phone}', { phone })}</TextLink>
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
