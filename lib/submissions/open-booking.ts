import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { createFailureAlert } from '@/lib/monitoring/alert'
import type { BookingQuery } from '@/lib/forms/booking-query'
import { runAfter } from '@/lib/http/run-after'
import { logEvent } from '@/lib/log'
import { loadHeld, loadRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { isValidBookingLink } from '@/lib/security/booking-link'
import { getStore } from '@/lib/store'

const alertOnWrongLinks = createFailureAlert(
  'twenty wrong links to requests within ten minutes. Nobody can guess one (128 bits); a mail program may cut them. Look for "wrong-link" in the log.',
  20,
)

type Link = Pick<BookingQuery, 'key' | 'sig'>

/**
 * The request of a link. `closed`: the link is wrong, or its request is not in the list; nobody learns
 * which. `unavailable`: the store does not answer. Never throws.
 */
export async function openBooking({ key, sig }: Link): Promise<Request | 'closed' | 'unavailable'> {
  if (key === '' || sig === '') return 'closed'
  if (!isValidBookingLink(key, sig)) {
    logEvent('wrong-link', {})
    runAfter(alertOnWrongLinks)
    return 'closed'
  }
  try {
    const store = await getStore()
    const [job, lead] = await Promise.all([
      loadRequest(store, 'jobs', key),
      loadRequest(store, 'leads', key),
    ])
    return job ?? lead ?? 'closed'
  } catch {
    return 'unavailable'
  }
}

/** Undefined for a link that does not open, and for a request without details, which the office changes by hand. */
export async function openToChange(
  link: Link,
): Promise<(Request & { cityKey: CityKey }) | undefined> {
  const request = await openBooking(link)
  if (typeof request === 'string' || !request.cityKey) return undefined
  return { ...request, cityKey: request.cityKey }
}

/** Suspected spam, for a link that is also signed for the office. @throws without an answer */
export async function openHeld({ key, sig }: Link) {
  return isValidBookingLink(key, sig) ? loadHeld(await getStore('ops'), key) : undefined
}
