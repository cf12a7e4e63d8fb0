import { redirect } from 'next/navigation'
import { createGenerateUnindexedMetadata } from '@/app/_shared/metadata'
import { getPageContext, type QueryPageProps } from '@/app/_shared/page-context'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { MovePickupForm } from '@/components/junk-removal/move-pickup-form'
import { movePickup } from '@/components/request/actions'
import { ClosedLink, DeclineMails } from '@/components/request/link-pages'
import { RequestPage } from '@/components/request/request-page'
import { openBooking } from '@/lib/submissions/open-booking'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import { formatBookingPath, parseBookingQuery, type BookingQuery } from '@/lib/forms/link-query'
import { getBookingCalendar } from '@/lib/locations/cached-location'
import type { Request } from '@/lib/requests/request'
import { listRows } from '@/lib/requests/rows'
import { describeStatus } from '@/lib/requests/status'
import type { PageContext } from '@/lib/routing/page-context'
import type { Translate } from '@/lib/words/translate'

export const generateMetadata = createGenerateUnindexedMetadata({
  title: 'Your request: see, change or cancel it',
  description:
    'Your pickup or moving quote request as our local crew has it. See it, change it or cancel it here.',
})

export default async function BookingPage({ params, searchParams }: QueryPageProps) {
  const pageContext = await getPageContext(await params)
  const query = parseBookingQuery(await searchParams)
  const request = await openBooking(query)
  return (
    <>
      <LanguageSwitch
        pageContext={pageContext}
        getHref={(language) => formatBookingPath(pageContext.cityKey, query, language)}
      />
      {typeof request === 'string' ? (
        <ClosedLink pageContext={pageContext} reason={request} />
      ) : query.decline ? (
        <DeclineMails
          pageContext={pageContext}
          hidden={getHiddenFields(query, request, pageContext.t)}
          isDone={query.done !== ''}
        />
      ) : (
        <OpenedRequest pageContext={pageContext} query={query} request={request} />
      )}
    </>
  )
}

interface Props {
  pageContext: PageContext
  query: Required<BookingQuery>
  request: Request
}

async function OpenedRequest({ pageContext, query, request }: Props) {
  const { cityKey, city, phone, t } = pageContext
  const { key, sig } = query
  const path = formatBookingPath(request.cityKey ?? cityKey, { key, sig }, t.language)
  if (request.cityKey && request.cityKey !== cityKey) redirect(path)

  const now = new Date()
  const clock = getWallClock(now, city.timeZone)
  const hidden = getHiddenFields(query, request, t)
  const { status, words } = describeStatus(request, now, t)
  return (
    <RequestPage
      pageContext={pageContext}
      request={request}
      status={status}
      words={words}
      rows={listRows(request, 'customer', t)}
      query={query}
      path={path}
      hidden={hidden}
      clock={clock}
    >
      {request.pickup ? (
        <MovePickupForm
          action={movePickup}
          hidden={hidden}
          date={request.pickup.date}
          ownWindow={request.appointment}
          cityKey={cityKey ?? DEFAULT_CITY}
          timeZone={city.timeZone}
          calendar={await getBookingCalendar(city.areaKey, clock)}
          phone={phone}
        />
      ) : null}
    </RequestPage>
  )
}

/** The shown fields let the server refuse a change when the pickup has moved since. */
function getHiddenFields({ key, sig }: BookingQuery, { pickup }: Request, { language }: Translate) {
  const shown = pickup && { shownDate: pickup.date, shownTimeSlot: pickup.timeSlot }
  return { key, sig, language, ...shown }
}
