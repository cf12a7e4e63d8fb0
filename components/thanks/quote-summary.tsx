import { formatPostalCode } from '@/lib/forms/masks'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import { formatFullDate } from '@/lib/dates/format-dates'

const TITLE_ID = 'quote-summary'
const NOT_SPECIFIED = 'Not specified'

/** The parameters of the thank-you URL (docs/requirements.md, section 2). */
export function QuoteSummary({ thankYou }: { thankYou: ThankYouParameters }) {
  const rows = [
    ['Move date', thankYou.moveDate ? formatFullDate(thankYou.moveDate) : NOT_SPECIFIED],
    ['From', thankYou.fromAddress ? formatPostalCode(thankYou.fromAddress) : NOT_SPECIFIED],
    ['To', thankYou.toAddress ? formatPostalCode(thankYou.toAddress) : NOT_SPECIFIED],
    ['Packing', thankYou.packing ? 'Packing services' : NOT_SPECIFIED],
  ] as const
  return (
    <section aria-labelledby={TITLE_ID} className="card p-5 print:[box-shadow:none]">
      <h2 id={TITLE_ID} className="text-xl">
        What you told us
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 pt-3">
        {rows.map(([term, detail]) => (
          <div key={term} className="contents">
            <dt className="font-bold">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
