import type { ReactNode } from 'react'
import { RequestRows } from '@/components/booking/request-rows'
import { getDoneWords, getStatusWords } from '@/components/booking/request-words'
import { CityPennant } from '@/components/layout/city-pennant'
import { NextSteps } from '@/components/thanks/next-steps'
import { Section } from '@/components/ui/section'
import type { PageContext } from '@/lib/cities/page-context'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { BookingQuery } from '@/lib/forms/booking-query'
import { getRequestStatus, readPickup } from '@/lib/notifications/request-status'
import { summarizeRequest } from '@/lib/notifications/request-summary'
import { listSafeAnswers } from '@/lib/notifications/safe-answers'
import type { StoredRequest } from '@/lib/notifications/stored-request'
import { getPaths } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { CancelLink, CancelQuestion, CurrentPass, MoveCard } from './change-cards'

interface Props {
  pageContext: PageContext
  request: StoredRequest
  query: Required<BookingQuery>
}

/** The request as it is now, and what its holder may do with it. */
export function RequestPage({ pageContext, request, query }: Props) {
  const { city, phone } = pageContext
  const now = new Date()
  const isPickup = request.list === 'jobs'
  const status = getRequestStatus(request, now)
  const isOpen = status === 'active' || status === 'unconfirmed'
  const pickup = isPickup ? readPickup(request.record) : undefined
  const { title, text } = getStatusWords(request.list, status)
  const change = { pageContext, request, pickup, query }
  return (
    <Section tone="paper" padding="pt-6 pb-12 md:py-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div className="grid h-fit grid-cols-1 gap-6">
          <div className="print:hidden">
            <CityPennant city={city} />
            <h1 className="pt-4 text-hero md:pt-6">{title}</h1>
            {text ? <p className="max-w-measure pt-4 text-lead">{text}</p> : null}
          </div>
          {query.done ? <Done>{getDoneWords(status, pickup)}</Done> : null}
          {!isOpen ? (
            <OtherWays pageContext={pageContext} isPickup={isPickup} phone={phone} />
          ) : query.cancel ? (
            <CancelQuestion {...change} />
          ) : (
            <>
              {pickup && status === 'active' ? <CurrentPass {...change} pickup={pickup} /> : null}
              {pickup ? <MoveCard {...change} pickup={pickup} /> : null}
              <CancelLink {...change} />
            </>
          )}
        </div>
        <div className="grid h-fit gap-6">
          <RequestRows rows={listSafeAnswers(request, summarizeRequest(request))} />
          {isOpen ? (
            <NextSteps
              pageContext={pageContext}
              kind={!isPickup ? 'quote' : status === 'active' ? 'job' : 'jobToConfirm'}
              reference={summarizeRequest(request).reference}
              clock={getWallClock(now, city.timeZone)}
              bookingPath=""
            />
          ) : null}
        </div>
      </div>
    </Section>
  )
}

/** Gets the focus, so that screen readers begin with it (components/form/form-alert.tsx). */
function Done({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} autoFocus className="rounded-card bg-green p-4 text-white print:hidden">
      <p role="status" className="text-lg font-bold">
        {children}
      </p>
    </div>
  )
}

function OtherWays({
  pageContext: { cityKey },
  isPickup,
  phone,
}: {
  pageContext: PageContext
  isPickup: boolean
  phone: string
}) {
  const { bookNow, getQuote } = getPaths(cityKey)
  return (
    <p className="flex flex-wrap gap-3">
      <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
        Call {phone}
      </a>
      <a href={isPickup ? bookNow : getQuote} className="button-secondary w-full sm:w-auto">
        {isPickup ? 'Book a pickup' : 'Get a new quote'}
      </a>
    </p>
  )
}
