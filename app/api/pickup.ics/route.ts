import { getCity } from '@/lib/cities/cities'
import { getLocation } from '@/lib/locations/cached-location'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { parseBookingQuery, type BookingQuery } from '@/lib/forms/booking-query'
import { parseThankYouQuery } from '@/lib/forms/thank-you-query'
import { listPickupAttachments } from '@/lib/notifications/pickup-calendar'
import { loadRequest } from '@/lib/requests/load-request'
import { parseRequest, type Request as StoredRequest } from '@/lib/requests/request'
import { formatReference } from '@/lib/requests/reference'
import { getStore } from '@/lib/store'
import { openBooking } from '@/lib/submissions/open-booking'
import { hasValidSignature } from '@/lib/security/signatures'
import { isLanguage } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'

/** Calendar file of a pickup as it is now, for whoever has its link or its signed thank-you address. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const link = parseBookingQuery(query)
  const file = link.key ? await buildCurrentFile(link) : await buildBookedFile(query)
  if (file === undefined) {
    const t = getTranslate(isLanguage(query.language) ? query.language : 'en')
    return new Response(`${t('We can’t find that pickup.')}\n`, { status: 404 })
  }
  return new Response(file.content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  })
}

/** The file of the last mail. */
async function buildCurrentFile(link: BookingQuery) {
  const request = await openBooking(link)
  return typeof request === 'string' ? undefined : buildFile(request)
}

async function buildFile(request: StoredRequest) {
  if (!request.city) return undefined
  const { phone } = await getLocation(request.city.locationId)
  return listPickupAttachments(request, { phone, now: new Date() })[0]
}

/**
 * The current file, too; as it was booked where the job cannot be read: it may be in quarantine.
 * @param query of the thank-you page
 */
async function buildBookedFile(query: Record<string, string>) {
  const pickup = parseThankYouQuery(query)
  const { city: cityKey, moveDate: date, window: slot, requestKey } = pickup
  const window = slot && parseTimeSlot(slot)
  if (!cityKey || !date || !window || !requestKey || !hasValidSignature(pickup)) return undefined

  // The store may not answer.
  const stored = await getStore()
    .then((store) => loadRequest(store, 'jobs', requestKey))
    .catch(() => undefined)
  const booked = { date, start_time: window.start, end_time: window.end, job_status: 'active' }
  // The details may not have been stored.
  const reference = formatReference(getCity(cityKey), requestKey)
  const details = { city: cityKey, reference, language: query.language ?? '', ...stored?.details }
  return buildFile(parseRequest('jobs', requestKey, stored?.record ?? booked, details))
}
