import { buildCalendarFile } from '@/lib/forms/calendar'
import { getCity } from '@/lib/cities/cities'
import { getLocation } from '@/lib/locations/cached-location'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { parseThankYouQuery } from '@/lib/forms/thank-you'
import { createPickupEvent } from '@/lib/notifications/pickup-event'
import { formatReference } from '@/lib/submissions/reference'
import { hasValidSignature } from '@/lib/submissions/signatures'

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
  const reference = formatReference(city, requestKey)
  const event = createPickupEvent({ requestKey, reference, city, phone, date, window })
  const file = buildCalendarFile(event, new Date())
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="pickup.ics"',
    },
  })
}
