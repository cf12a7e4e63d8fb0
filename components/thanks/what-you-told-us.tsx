import { printCode, type ThankYou } from '@/lib/thank-you'
import { dayInFull } from '@/lib/words'

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
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {rows.map(([term, detail]) => (
        <div key={term} className="contents">
          <dt className="font-bold">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
