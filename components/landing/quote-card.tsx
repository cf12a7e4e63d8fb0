import type { ReactNode } from 'react'
import { CityPennant } from '@/components/layout/city-pennant'
import { Band } from '@/components/ui/band'
import { TickList } from '@/components/ui/tick-list'
import type { Area } from '@/lib/cities/area'
import { CLAIMS } from '@/lib/business/claims'

const TITLE_ID = 'quote-title'
const REASONS = [CLAIMS.allInclusive, CLAIMS.noHiddenFees, CLAIMS.priceMatch, CLAIMS.crew]

interface QuoteCardProps {
  area: Area
  headline: string
  form: ReactNode
}

/** The form an ad leads to, and what makes it worth filling in. */
export function QuoteCard({ area: { city }, headline, form }: QuoteCardProps) {
  return (
    <Band tone="paper" labelledBy={TITLE_ID} room="pt-6 pb-12 md:py-16">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <CityPennant city={city} />
          <h1 id={TITLE_ID} className="pt-3 text-title">
            {headline}
          </h1>
          <TickList
            items={REASONS.map(({ text }) => ({ key: text, text }))}
            className="hidden gap-2 pt-6 text-lead lg:grid"
          />
        </div>
        <div id="quote" className="h-fit card p-4 sm:p-6">
          {form}
        </div>
      </div>
    </Band>
  )
}
