import type { ReactNode } from 'react'
import { CityPennant } from '@/components/layout/city-pennant'
import { PROOF_COUNT, QUOTE_BENEFITS } from '@/components/layout/form-assurance'
import { joinDashes } from '@/components/ui/join-dashes'
import { Section } from '@/components/ui/section'
import { CheckmarkList } from '@/components/ui/checkmark-list'
import type { PageContext } from '@/lib/routing/page-context'

const TITLE_ID = 'quote-title'

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
    <Section tone="paper" labelledBy={TITLE_ID} padding="pt-6 pb-12 md:py-16">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <CityPennant city={pageContext.city} t={t} />
          <h1 id={TITLE_ID} className="pt-3 text-title">
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
