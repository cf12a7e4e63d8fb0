import 'server-only'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { SITE_URL } from '@/lib/env'
import { loadRequest, STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import { createBookingPath } from '@/lib/security/booking-link'
import { DISPATCH_LISTS, type Store } from '@/lib/store/store'
import { buildDayMail } from './day-mail'
import { makeMessageId, sendMail } from './mailer'
import type { OutboxEntry } from './outbox'
import { getDispatchers } from './send-to-dispatchers'

/** A later mail would be of a day that is over. */
const LATE_MS = 24 * 3_600_000

/** Sends the office its day as it is now. @throws Error without personal data */
export async function sendDayMail(
  store: Store,
  { key: dayKey, at, date = '', location = '' }: OutboxEntry,
): Promise<void> {
  const id = LOCATION_IDS.find((one) => one === location)
  const [city] = id ? getLocationCities(id) : []
  if (!city || Date.now() - Date.parse(at) > LATE_MS) return
  const day = (await store.read('days', dayKey, Date.now() + STORE_TIMEOUT_MS)) ?? {}
  const found = await Promise.all(
    Object.entries(day).map(async ([key, kept]) => {
      const list = DISPATCH_LISTS.find((one) => one === kept)
      return list && loadRequest(store, list, key)
    }),
  )
  const requests = found.filter((request) => request !== undefined)
  if (requests.length === 0) return
  const mail = buildDayMail(requests, {
    date,
    place: city.locationName,
    lang: city.country === 'canada' ? 'en-CA' : 'en-US',
    getOfficeUrl: ({ cityKey, key }) =>
      cityKey ? `${SITE_URL}${createBookingPath(cityKey, key)}&office=1` : '',
  })
  const messageId = makeMessageId(dayKey, 'day', at.slice(0, 13))
  await sendMail({ ...mail, to: await getDispatchers(store, location), messageId })
}
