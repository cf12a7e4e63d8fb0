import { RichText } from '@/components/ui/text'
import { CLAIMS } from '@/lib/business/claims'
import { formatOpeningHours } from '@/lib/business/opening-hours'
import type { PageContext } from '@/lib/routing/page-context'
import type { PageName } from '@/lib/routing/paths'
import { NEXT_STEPS_IN_SHORT } from '@/lib/content/next-steps'
import type { Sentence } from '@/lib/words/translate'
import { RegistrationList } from './registration-list'

interface Props {
  pageContext: PageContext
  items: readonly Sentence[]
  nextSteps: Sentence
}

function FormAssurance({ pageContext, items, nextSteps }: Props) {
  const { city, t } = pageContext
  return (
    <div className="rounded-control bg-sky p-3 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-4 font-semibold">
        {items.map((item) => (
          <li key={item}>
            <span aria-hidden="true" className="text-green">
              ✓{' '}
            </span>
            {t(item)}
          </li>
        ))}
      </ul>
      <p className="pt-1.5">
        <RichText
          text={t('<1>What happens next:</1> {nextSteps} We answer the phone {hours}.', {
            nextSteps: t(nextSteps),
            hours: formatOpeningHours(city.openingHours, t),
          })}
        />
      </p>
      <RegistrationList pageContext={pageContext} className="flex flex-wrap gap-x-4 pt-1.5" />
    </div>
  )
}

const { allInclusive, noHiddenFees, priceMatch, crew } = CLAIMS
export const QUOTE_BENEFITS = [allInclusive.text, noHiddenFees.text, priceMatch.text, crew.text]

/** The page for ads shows so many benefits under its headline, and the others beside the form. */
export const PROOF_COUNT = 2

/** Only on phones; wide screens show the same beside the form. */
export function QuoteAssurance({
  pageContext,
  page,
}: {
  pageContext: PageContext
  page: PageName
}) {
  return (
    <div className="lg:hidden">
      <FormAssurance
        pageContext={pageContext}
        items={page === 'getQuote' ? QUOTE_BENEFITS.slice(PROOF_COUNT) : QUOTE_BENEFITS}
        nextSteps={NEXT_STEPS_IN_SHORT.quote}
      />
    </div>
  )
}

const { disposal, years } = CLAIMS
const BOOKING_ITEMS = [allInclusive, years, disposal, noHiddenFees, priceMatch, crew]

export function BookingAssurance({ pageContext }: { pageContext: PageContext }) {
  return (
    <FormAssurance
      pageContext={pageContext}
      items={BOOKING_ITEMS.map(({ text }) => text)}
      nextSteps={NEXT_STEPS_IN_SHORT.job}
    />
  )
}
