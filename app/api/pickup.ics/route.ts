import { getLocation } from '@/lib/locations/cached-location'
import { parseBookingQuery } from '@/lib/forms/link-query'
import { parseThankYouQuery } from '@/lib/forms/thank-you'
import { listPickupAttachments } from '@/lib/notifications/pickup-calendar'
import type { Request as StoredRequest } from '@/lib/requests/request'
import { openBooking, openThankYou } from '@/lib/submissions/open-booking'
import { isLanguage } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'

/** A pickup's current calendar file, for anyone with its link or its signed thank-you address. */
export async function GET(httpRequest: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(httpRequest.url).searchParams)
  const link = parseBookingQuery(query)
  const request = await (link.key ? openBooking(link) : openThankYou(parseThankYouQuery(query)))
  const file = typeof request === 'string' ? undefined : await buildFile(request)
  if (!file) {
    const t = getTranslate(isLanguage(query.language) ? query.language : 'en')
    return request === 'unavailable'
      ? new Response(`${t('We can’t open your request right now')}\n`, { status: 503 })
      : new Response(`${t('We can’t find that pickup.')}\n`, { status: 404 })
  }
  return new Response(file.content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  })
}

/** Undefined while the office has yet to confirm the pickup: a calendar entry would promise it. */
async function buildFile(request: StoredRequest) {
  if (!request.city || request.mustBeConfirmed) return undefined
  const { phone } = await getLocation(request.city.areaKey)
  return listPickupAttachments(request, { phone, now: new Date() })[0]
}
