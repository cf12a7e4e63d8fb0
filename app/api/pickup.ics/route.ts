import { BRAND } from '@/lib/business/brand'
import { calendarFile } from '@/lib/forms/calendar'
import { getCity } from '@/lib/cities/cities'
import { getTrackingPhone } from '@/lib/locations/location'
import { windowOf } from '@/lib/dates/schedule'
import { readThankYou } from '@/lib/forms/thank-you'
import { windowInWords } from '@/lib/dates/words'

/** The calendar file of a pickup, by what its thank-you address tells. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { city: cityKey, moveDate: date, window: slot, ref } = readThankYou(query)
  const window = slot && windowOf(slot)
  if (!cityKey || !date || !window) return new Response('No such pickup.\n', { status: 404 })

  const city = getCity(cityKey)
  const phone = await getTrackingPhone(city.locationId)
  const file = calendarFile(
    {
      uid: `${ref ?? `${cityKey}-${date}-${slot}`}@pickup`,
      title: `${BRAND.shortName} junk pickup`,
      place: city.name,
      notes: `The crew arrives from ${windowInWords(window)}. Questions or changes: ${phone}.`,
      date,
      ...window,
      timeZone: city.timeZone,
    },
    new Date(),
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="pickup.ics"',
    },
  })
}
