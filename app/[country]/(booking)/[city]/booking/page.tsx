import { StaticSection } from '@/app/_shared/static-html/static-section'
import { redirect } from 'next/navigation'
import { createGenerateUnindexedMetadata } from '@/app/_shared/metadata'
import { getPageContext, type QueryPageProps } from '@/app/_shared/page-context'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { MovePickupForm } from '@/components/junk-removal/move-pickup-form'
import { moveForCustomer } from '@/components/office/actions'
import { HeldRequest } from '@/components/office/held-request'
import { MoveForm } from '@/components/office/move-form'
import { OutcomeCard } from '@/components/office/outcome-card'
import { movePickup } from '@/components/request/actions'
import { ClosedLink } from '@/components/request/closed-link'
import { DeclineMails } from '@/components/request/decline-mails'
import { RequestPage } from '@/components/request/request-page'
import { isUndoable, readOutcome } from '@/lib/submissions/note-outcome'
import { openBooking } from '@/lib/submissions/open-booking'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import {
  parseBookingQuery,
  sanitizeBookingQuery,
  type BookingQuery,
} from '@/lib/forms/booking-query'
import { getBookingCalendar } from '@/lib/locations/cached-location'
import { listCrewRows, listRows } from '@/lib/requests/rows'
import { describeStatus } from '@/lib/requests/status'
import type { PageContext } from '@/lib/routing/page-context'
import { getPaths } from '@/lib/routing/paths'
import { checkOfficeLink, createBookingPath } from '@/lib/security/booking-link'
import { DayPage } from './day-page'

export const generateMetadata = createGenerateUnindexedMetadata({
  title: 'Your request: see, change or cancel it',
  description:
    'Your pickup or moving quote request as our local crew has it. See it, change it or cancel it here.',
})

/** A request for whoever has its link. */
export default async function BookingPage({ params, searchParams }: QueryPageProps) {
  const pageContext = await getPageContext(await params)
  const query = parseBookingQuery(await searchParams)
  if (query.day) return <DayPage pageContext={pageContext} query={query} />
  const page = await renderRequest(pageContext, query)
  // The office reads English.
  if (query.office) return page
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
  const officeLink = checkOfficeLink(query.office, key, now.getTime())
  if (typeof request === 'string') return <ClosedLink pageContext={pageContext} reason={request} />
  if (officeLink === 'closed') return <ClosedLink pageContext={pageContext} reason="closed" />
  if (request.isHeld && officeLink === 'open') {
    const link = { key, sig, office: query.office }
    return <HeldRequest request={request} rows={listCrewRows(request)} hidden={link} />
  }
  const link = { key, sig, ...(language !== 'en' && { language }) }
  if (query.decline)
    return <DeclineMails hidden={link} isDone={query.done !== ''} pageContext={pageContext} />
  const { cityKey = pageContext.cityKey ?? DEFAULT_CITY, pickup } = request
  const path = createBookingPath(cityKey, key, { office: query.office }, language)
  if (request.cityKey && cityKey !== pageContext.cityKey) redirect(path)

  const { timeZone, locationId } = pageContext.city
  const clock = getWallClock(now, timeZone)
  const { status, words } = describeStatus(request, now, t)
  const shown = pickup && { shownDate: pickup.date, shownTimeSlot: pickup.timeSlot }
  const outcome =
    officeLink === 'open' ? await readOutcome(key).catch(() => 'unavailable' as const) : undefined
  if (outcome === 'unavailable') return <ClosedLink pageContext={pageContext} reason={outcome} />
  const hidden = { ...link, office: query.office, ...shown }
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
      officeCard={
        officeLink === 'open' ? (
          <OutcomeCard
            request={request}
            outcome={outcome}
            canUndo={isUndoable(outcome, now)}
            isNoted={query.done === '2'}
            city={pageContext.city}
            hidden={hidden}
          />
        ) : null
      }
    >
      {pickup && officeLink === 'open' ? (
        <MoveForm
          action={moveForCustomer}
          hidden={hidden}
          date={pickup.date}
          timeSlot={pickup.timeSlot}
        />
      ) : pickup ? (
        <MovePickupForm
          action={movePickup}
          hidden={hidden}
          date={pickup.date}
          ownWindow={request.state}
          cityKey={cityKey}
          timeZone={timeZone}
          calendar={await getBookingCalendar(locationId, clock)}
          phone={pageContext.phone}
        />
      ) : null}
      <StaticSection name="answerKeeper" pageContext={pageContext} />
    </RequestPage>
  )
}
