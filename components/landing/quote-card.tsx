import type { ReactNode } from 'react'
import { PROOF_COUNT, QUOTE_BENEFITS } from '@/components/layout/form-assurance'
import { CityPennant, Section } from '@/components/ui/section'
import { joinDashes } from '@/components/ui/text'
import { SAMPLE_MOVES } from '@/lib/business/sample-moves'
import type { PageContext } from '@/lib/routing/page-context'
import { CheckmarkList } from './hero-intro'

interface QuoteCardProps {
  pageContext: PageContext
  headline: string
  form: ReactNode
  assurance: ReactNode
  /** Below the benefits on wide screens. */
  aside: ReactNode
}

export function QuoteCard({ pageContext, headline, form, assurance, aside }: QuoteCardProps) {
  const { t } = pageContext
  const benefits = QUOTE_BENEFITS.map((text) => t(text))
  return (
    <Section tone="paper" labelledBy="quote-title" padding="pt-6 pb-12 md:py-16">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <CityPennant city={pageContext.city} t={t} />
          <h1 id="quote-title" className="pt-3 text-title">
            {joinDashes(headline)}
          </h1>
          <p className="pt-2 text-sm font-semibold lg:hidden">
            {benefits.slice(0, PROOF_COUNT).join(' · ')}
          </p>
          <CheckmarkList items={benefits} className="hidden gap-2 pt-6 text-lead lg:grid" />
          {aside}
        </div>
        <div id="quote" className="h-fit card p-4 sm:p-6">
          {form}
          <div className="pt-2 lg:hidden">{assurance}</div>
        </div>
      </div>
    </Section>
  )
}

export function SampleMoves({ pageContext: { city, t } }: { pageContext: PageContext }) {
  const moves = SAMPLE_MOVES[city.country]
  if (moves.length === 0) return null
  return (
    <Section tone="sky" labelledBy="sample-moves" title={t('What other moves cost')}>
      <ul className="grid gap-6 pt-6 md:grid-cols-3">
        {moves.map(({ title, details, price }) => (
          <li key={title} className="flex flex-col gap-2 card p-5">
            <h3 className="text-xl">{t(title)}</h3>
            <p>{t(details)}</p>
            <p className="mt-auto display-text text-title">
              {t('${amount}', { amount: price.toLocaleString(t.locale) })}
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-measure pt-6 text-lead">
        {t(
          'Yours depends on how much you have, how far it’s going and the stairs. Tell us, and you’ll get one price in writing.',
        )}
      </p>
    </Section>
  )
}
