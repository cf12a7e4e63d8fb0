import 'server-only'
import type { CityKey } from '@/lib/cities/keys'
import { createFailureAlert } from '@/lib/monitoring/alert'
import type { BookingQuery } from '@/lib/forms/link-query'
import type { ThankYouParameters } from '@/lib/forms/thank-you'
import { runAfter } from '@/lib/http/run-after'
import { logEvent } from '@/lib/log'
import { findRequest } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { isValidBookingLink } from '@/lib/security/signed-links'
import { hasValidSignature } from '@/lib/security/signatures'
import { getStore } from '@/lib/store'

const alertOnWrongLinks = createFailureAlert(
  'twenty wrong links to requests within ten minutes. Nobody can guess one (128 bits); a mail program may cut them. Look for "wrong-link" in the log.',
  20,
)

type Link = Pick<BookingQuery, 'key' | 'sig'>

export type Opened = Request | 'closed' | 'unavailable'

/** `closed`: wrong link or removed request, never which. `unavailable`: the store fails. Never throws. */
export async function openBooking({ key, sig }: Link): Promise<Opened> {
  if (key === '' || sig === '') return 'closed'
  if (!isValidBookingLink(key, sig)) {
    logEvent('wrong-link', {})
    runAfter(alertOnWrongLinks)
    return 'closed'
  }
  return open(key)
}

/** The same for a signed thank-you URL. `unavailable` also if the details were lost. */
export async function openThankYou(thankYou: ThankYouParameters): Promise<Opened> {
  const { requestKey } = thankYou
  const opened = requestKey && hasValidSignature(thankYou) ? await open(requestKey) : 'closed'
  return typeof opened === 'string' || opened.city ? opened : 'unavailable'
}

async function open(key: string): Promise<Opened> {
  try {
    return (await findRequest(await getStore(), key)) ?? 'closed'
  } catch {
    return 'unavailable'
  }
}

/** Undefined if the link does not open or the details were lost: the office then changes it by hand. */
export async function openToChange(
  link: Link,
): Promise<(Request & { cityKey: CityKey }) | undefined> {
  const request = await openBooking(link)
  if (typeof request === 'string' || !request.cityKey) return undefined
  return { ...request, cityKey: request.cityKey }
}
