import { StaticSection } from '@/app/_shared/static-html/static-section'
import { redirect } from 'next/navigation'
import { createGenerateUnindexedMetadata } from '@/app/_shared/metadata'
import { getPageContext, type QueryPageProps } from '@/app/_shared/page-context'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { MovePickupForm } from '@/components/junk-removal/move-pickup-form'
import { movePickup } from '@/components/request/actions'
import { ClosedLink } from '@/components/request/closed-link'
import { DeclineMails } from '@/components/request/decline-mails'
import { RequestPage } from '@/components/request/request-page'
import { openBooking } from '@/lib/submissions/open-booking'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import {
  parseBookingQuery,
  sanitizeBookingQuery,
  type BookingQuery,
} from '@/lib/forms/booking-query'
import { getBookingCalendar } from '@/lib/locations/cached-location'
import { listRows } from '@/lib/requests/rows'
import { describeStatus } from '@/lib/requests/status'
import type { PageContext } from '@/lib/routing/page-context'
import { getPaths } from '@/lib/routing/paths'
import { createBookingPath } from '@/lib/security/booking-link'

export const generateMetadata = createGenerateUnindexedMetadata({
  title: 'Your request: see, change or cancel it',
  description:
    'Your pickup or moving quote request as our local crew has it. See it, change it or cancel it here.',
})

/** A request for whoever has its link. */
export default async function BookingPage({ params, searchParams }: QueryPageProps) {
  const pageContext = await getPageContext(await params)
  const query = parseBookingQuery(await searchParams)
  const page = await renderRequest(pageContext, query)
  const { cityKey } = pageContext
  const parameters = sanitizeBookingQuery(new URLSearchParams(query))
  return (
    <>
      <LanguageSwitch
        pageContext={pageContext}
        getHref={(language) => `${getPaths(cityKey, language).booking}?${parameters}`}
      />
      {page}
    </>
  )
}

async function renderRequest(pageContext: PageContext, query: Required<BookingQuery>) {
  const { t } = pageContext
  const { language } = t
  const { key, sig } = query
  const request = await openBooking(query)
  const now = new Date()
  if (typeof request === 'string') return <ClosedLink pageContext={pageContext} reason={request} />
  const link = { key, sig, ...(language !== 'en' && { language }) }
  if (query.decline)
    return <DeclineMails hidden={link} isDone={query.done !== ''} pageContext={pageContext} />
  const { cityKey = pageContext.cityKey ?? DEFAULT_CITY, pickup } = request
  const path = createBookingPath(cityKey, key, {}, language)
  if (request.cityKey && cityKey !== pageContext.cityKey) redirect(path)

  const { timeZone, areaKey } = pageContext.city
  const clock = getWallClock(now, timeZone)
  const { status, words } = describeStatus(request, now, t)
  const shown = pickup && { shownDate: pickup.date, shownTimeSlot: pickup.timeSlot }
  const hidden = { ...link, ...shown }
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
      {pickup ? (
        <MovePickupForm
          action={movePickup}
          hidden={hidden}
          date={pickup.date}
          ownWindow={request.state}
          cityKey={cityKey}
          timeZone={timeZone}
          calendar={await getBookingCalendar(areaKey, clock)}
          phone={pageContext.phone}
        />
      ) : null}
      <StaticSection name="answerKeeper" pageContext={pageContext} />
    </RequestPage>
  )
}
