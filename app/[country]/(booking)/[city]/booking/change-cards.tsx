import { cancelRequest, movePickup } from '@/components/booking/actions'
import { CancelForm } from '@/components/booking/cancel-form'
import { getCancelWords } from '@/components/booking/request-words'
import { MovePickupForm } from '@/components/junk-removal/move-pickup-form'
import { PickupPass } from '@/components/thanks/pickup-pass'
import { TextLink } from '@/components/ui/text-link'
import { formatEndOfMonth, getCoupon } from '@/lib/business/coupons'
import { formatShownPrice } from '@/lib/business/prices'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import type { PageContext } from '@/lib/cities/page-context'
import { formatTimeSlot, formatWindowStart } from '@/lib/dates/schedule'
import { getWallClock } from '@/lib/dates/wall-clock'
import { getCurrentCalendarPath, type BookingQuery } from '@/lib/forms/booking-query'
import { getBookingCalendar } from '@/lib/locations/cached-location'
import { parseDescription } from '@/lib/notifications/request-rows'
import type { Pickup } from '@/lib/notifications/request-status'
import { summarizeRequest } from '@/lib/notifications/request-summary'
import { readText, type StoredRequest } from '@/lib/notifications/stored-request'
import { createBookingPath } from '@/lib/signing/booking-link'

interface ChangeProps {
  pageContext: PageContext
  request: StoredRequest
  /** Undefined of a quote. */
  pickup: Pickup | undefined
  query: Required<BookingQuery>
}

const getCityKey = ({ cityKey }: PageContext) => cityKey ?? DEFAULT_CITY

/** A change is of what this page shows, and of nothing else. */
function getHiddenFields({ query: { key, sig }, pickup }: ChangeProps) {
  const shown = pickup && {
    shownDate: pickup.date,
    shownTimeSlot: formatTimeSlot(pickup.window),
  }
  return { key, sig, ...shown }
}

/** The pass with the current day. */
export function CurrentPass(props: ChangeProps & { pickup: Pickup }) {
  const { pageContext, request, pickup, query } = props
  return (
    <PickupPass
      pass={{
        ...pickup,
        cityName: pageContext.city.name,
        coupon: getCoupon(parseDescription(readText(request.record, 'description')).load),
        validUntil: formatEndOfMonth(pickup.date),
        phone: pageContext.phone,
        price: formatShownPrice(readText(request.details, 'price_shown')),
        reference: summarizeRequest(request).reference,
        calendarHref: getCurrentCalendarPath(query),
      }}
    />
  )
}

export async function MoveCard(props: ChangeProps & { pickup: Pickup }) {
  const { pageContext, pickup } = props
  const { locationId, timeZone } = pageContext.city
  const clock = getWallClock(new Date(), timeZone)
  return (
    <div className="card p-4 sm:p-8 print:hidden">
      <h2 className="pb-4 text-2xl">Another time</h2>
      <MovePickupForm
        action={movePickup}
        hidden={getHiddenFields(props)}
        date={pickup.date}
        windowStart={formatWindowStart(pickup.date, pickup.window)}
        cityKey={getCityKey(pageContext)}
        timeZone={timeZone}
        calendar={await getBookingCalendar(locationId, clock)}
        phone={pageContext.phone}
      />
    </div>
  )
}

export function CancelLink({ pageContext, query, pickup }: ChangeProps) {
  const path = createBookingPath(getCityKey(pageContext), query.key)
  return (
    <p className="print:hidden">
      <TextLink href={`${path}&cancel=1`}>{getCancelWords(pickup).link}</TextLink>
    </p>
  )
}

export function CancelQuestion(props: ChangeProps) {
  const { pageContext, query, pickup } = props
  const { question, text, button, keep } = getCancelWords(pickup)
  return (
    <div className="card p-4 sm:p-8">
      <h2 className="text-2xl">{question}</h2>
      <p className="pt-2 pb-6">{text}</p>
      <CancelForm
        action={cancelRequest}
        hidden={getHiddenFields(props)}
        question={question}
        submitLabel={button}
        phone={pageContext.phone}
      />
      <p className="text-center">
        <TextLink href={createBookingPath(getCityKey(pageContext), query.key)}>{keep}</TextLink>
      </p>
    </div>
  )
}
