import { buildCalendarFile } from '@/lib/forms/calendar'
import { getCity } from '@/lib/cities/cities'
import { getLocation } from '@/lib/locations/cached-location'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { parseBookingQuery, type BookingQuery } from '@/lib/forms/booking-query'
import { parseThankYouQuery } from '@/lib/forms/thank-you'
import { createPickupEvent } from '@/lib/notifications/pickup-event'
import { listPickupAttachments } from '@/lib/notifications/pickup-attachment'
import { summarizeRequest } from '@/lib/notifications/request-summary'
import { openBooking } from '@/lib/submissions/open-booking'
import { formatReference } from '@/lib/submissions/reference'
import { hasValidSignature } from '@/lib/submissions/signatures'

/** Calendar file of a pickup: as it was booked, or as it is now for whoever has its link. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const link = parseBookingQuery(query)
  const file = link.key ? await buildCurrentFile(link) : await buildBookedFile(query)
  if (file === undefined) return new Response('We can’t find that pickup.\n', { status: 404 })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="pickup.ics"',
    },
  })
}

/** The file of the last mail. */
async function buildCurrentFile(link: BookingQuery): Promise<string | undefined> {
  const request = await openBooking(link)
  if (typeof request === 'string') return undefined
  const summary = summarizeRequest(request)
  if (!summary.city) return undefined
  const { phone } = await getLocation(summary.city.locationId)
  return listPickupAttachments(request, summary, { phone, now: new Date() })[0]?.content
}

/** @param query of the thank-you page */
async function buildBookedFile(query: Record<string, string>): Promise<string | undefined> {
  const pickup = parseThankYouQuery(query)
  const { city: cityKey, moveDate: date, window: slot, requestKey } = pickup
  const window = slot && parseTimeSlot(slot)
  if (!cityKey || !date || !window || !requestKey || !hasValidSignature(pickup)) return undefined

  const city = getCity(cityKey)
  const { phone } = await getLocation(city.locationId)
  const reference = formatReference(city, requestKey)
  const event = createPickupEvent({ requestKey, reference, city, phone, date, window })
  return buildCalendarFile(event, new Date())
}
