import { printCode, type ThankYou } from '@/lib/forms/thank-you'
import { dayInFull } from '@/lib/dates/words'

const TITLE_ID = 'told'
const UNKNOWN = 'Not specified'

/** The move, as far as the thank-you address tells it (specification, section 2). */
export function WhatYouToldUs({ thanks }: { thanks: ThankYou }) {
  const rows = [
    ['Move date', thanks.moveDate ? dayInFull(thanks.moveDate) : UNKNOWN],
    ['From', thanks.fromAddress ? printCode(thanks.fromAddress) : UNKNOWN],
    ['To', thanks.toAddress ? printCode(thanks.toAddress) : UNKNOWN],
    ['Packing', thanks.packing ? 'Packing services' : UNKNOWN],
  ] as const
  return (
    <section aria-labelledby={TITLE_ID} className="card p-5 print:shadow-none">
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
