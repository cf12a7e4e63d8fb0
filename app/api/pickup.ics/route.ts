import { BRAND } from '@/lib/business/brand'
import { buildCalendarFile } from '@/lib/forms/calendar'
import { getCity } from '@/lib/cities/cities'
import { FIRST_CALL } from '@/lib/content/next-steps'
import { getLocation } from '@/lib/locations/cached-location'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { parseThankYouQuery } from '@/lib/forms/thank-you'
import { formatReference } from '@/lib/submissions/reference'
import { decodeTime } from '@/lib/submissions/record-key'
import { hasValidSignature } from '@/lib/submissions/signatures'
import { formatArrivalWindow } from '@/lib/dates/format-dates'

/** Calendar file of a pickup, from the query parameters of the thank-you page. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const pickup = parseThankYouQuery(query)
  const { city: cityKey, moveDate: date, window: slot, requestKey } = pickup
  const window = slot && parseTimeSlot(slot)
  if (!cityKey || !date || !window || !requestKey || !hasValidSignature(pickup))
    return new Response('We can’t find that pickup.\n', { status: 404 })

  const city = getCity(cityKey)
  const { phone } = await getLocation(city.locationId)
  const now = new Date()
  const file = buildCalendarFile(
    {
      uid: `${requestKey}@pickup`,
      sequence: countMinutesSince(requestKey, now),
      title: `${BRAND.shortName} junk pickup`,
      location: city.name,
      description: `Arrival window: ${formatArrivalWindow(window)}. Reference: ${formatReference(city, requestKey)}. ${FIRST_CALL} Questions or changes? Call ${phone}.`,
      date,
      ...window,
      timeZone: city.timeZone,
    },
    now,
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="pickup.ics"',
    },
  })
}

/** A browser's clock may be ahead. */
function countMinutesSince(key: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - decodeTime(key)) / 60_000))
}
