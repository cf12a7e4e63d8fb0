import { CityGuideSection } from '@/components/layout/city-guide-section'
import { Section } from '@/components/ui/section'
import { CLAIMS } from '@/lib/business/claims'
import { estimateMove, MOVE_SIZES } from '@/lib/business/move-sizes'
import { formatMoney, formatRange } from '@/lib/business/prices'
import type { Rates } from '@/lib/business/rates'
import { listAnsweredTerms } from '@/lib/business/terms'
import { formatHours } from '@/lib/content/move-ranges'
import type { PageContext } from '@/lib/routing/page-context'
import type { Sentence, Translate } from '@/lib/words/translate'
import { PageCta, PageHeader } from './page-frame'
import { CURRENCY_NAMES, PriceTable } from './price-table'

interface Props {
  pageContext: PageContext
  terms?: ReturnType<typeof listAnsweredTerms>
}

/** Linked once the area has rates or prices; until then, it says what decides a price. */
export function Prices({ pageContext, terms }: Props) {
  const { city, prices, rates, t } = pageContext
  const values = { city: city.name }
  return (
    <>
      <Section tone="paper" padding="pt-6 pb-14 md:pt-16 md:pb-20">
        <PageHeader
          pageContext={pageContext}
          title={t('What a move or a pickup costs in {city}', values)}
        >
          {rates || prices
            ? t('Every range is a ballpark. Your price is the one in your written estimate.')
            : t('Tell us what you’ve got, and you’ll get one price in writing.')}
        </PageHeader>
        {rates ? <MoveRates rates={rates} city={city.name} t={t} /> : null}
        {prices && !rates ? <p className="max-w-measure pt-4">{t(MOVE_PRICE)}</p> : null}
      </Section>
      {prices ? (
        <Section tone="ink" labelledBy="junk-prices" title={t('Junk, by how full the truck is')}>
          <div className="mt-6 max-w-measure card p-4 text-ink sm:p-6">
            <PriceTable prices={prices} city={city.name} t={t} />
          </div>
        </Section>
      ) : null}
      <Section tone="sky" labelledBy="included" title={t('What’s included')}>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 pt-4 text-lead font-semibold">
          {listIncluded(rates).map(({ text }) => (
            <li key={text}>
              <span aria-hidden="true" className="text-green">
                ✓{' '}
              </span>
              {t(text)}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        tone="paper"
        labelledBy="what-changes-it"
        title={t('What changes a price in {city}', values)}
      >
        <p className="max-w-measure pt-3 text-lead">{t(CHANGES)}</p>
        <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-2">
          <CityGuideSection pageContext={pageContext} subject="buildings" />
          <CityGuideSection pageContext={pageContext} subject="seasons" />
        </div>
      </Section>
      <Terms terms={terms ?? listAnsweredTerms(t.language)} t={t} />
      <PageCta pageContext={pageContext} />
    </>
  )
}

/** Leaves out claims that the rates above would contradict: a crew of three, a fee for travel. */
function listIncluded(rates: Rates | undefined) {
  const { allInclusive, noHiddenFees, crew, disposal } = CLAIMS
  if (!rates) return [crew, allInclusive, noHiddenFees, disposal]
  return [...(rates.travel > 0 ? [] : [allInclusive]), noHiddenFees, disposal]
}

const MOVE_PRICE: Sentence =
  'The distance, the size of the home and the stairs decide what a move costs. You’ll get it in a written estimate.'
const CHANGES: Sentence =
  'Stairs, a wait for the elevator, a longer drive, packing help and a piano make a move longer. Tell us about them, and the written estimate covers them.'

interface MoveRatesProps {
  rates: Rates
  city: string
  t: Translate
}

function MoveRates({ rates, city, t }: MoveRatesProps) {
  const currency = t(CURRENCY_NAMES[rates.currency])
  const facts: [Sentence, string][] = [
    ['Crew of two', t('{price} an hour', { price: formatMoney(rates.two, t) })],
    ['Crew of three', t('{price} an hour', { price: formatMoney(rates.three, t) })],
    ['Minimum', formatHours([rates.minimum, rates.minimum], t)],
    ['Travel, once', rates.travel > 0 ? formatMoney(rates.travel, t) : ''],
  ]
  return (
    <div className="grid max-w-3xl gap-10 pt-8">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {facts.map(([term, fact]) =>
          fact ? (
            <div key={term} className="border-t-4 border-orange pt-2">
              <dt>{t(term)}</dt>
              <dd className="display-text text-xl leading-tight">{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <table className="w-full text-left">
        <caption className="pb-3 text-left text-base">
          {t('Most moves within {city}, in {currency}', { city, currency })}
        </caption>
        <thead>
          <tr className="border-b-line border-ink">
            {(['Size', 'Time', 'Price'] as const).map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-3">
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(MOVE_SIZES).map(([name, size]) => {
            const { hours, price } = estimateMove(size, rates)
            return (
              <tr key={name} className="border-b-line border-ink/25 align-top">
                <th scope="row" className="py-3 pr-3 font-semibold">
                  {t(name as keyof typeof MOVE_SIZES)}
                  <span className="block text-base font-normal">
                    {t(size.crew === 'two' ? 'Crew of two' : 'Crew of three')}
                  </span>
                </th>
                <td className="py-3 pr-3">{formatHours(hours, t)}</td>
                <td className="py-3 display-text">{formatRange(price, t)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="max-w-measure">{t('Packing help counts by the hour, at the same rates.')}</p>
    </div>
  )
}

function Terms({ terms, t }: { terms: ReturnType<typeof listAnsweredTerms>; t: Translate }) {
  if (terms.length === 0) return null
  return (
    <Section tone="sky" labelledBy="terms" title={t('Before you say yes')}>
      <dl className="grid gap-x-12 gap-y-6 pt-6 md:grid-cols-2">
        {terms.map(({ question, answer }) => (
          <div key={question} className="border-t-line border-ink pt-3">
            <dt className="display-text text-lg leading-snug">{t(question)}</dt>
            <dd className="pt-1">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
