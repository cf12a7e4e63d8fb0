import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import { DAY_MS } from '@/lib/dates/durations'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'
import { parseFields } from '@/lib/locations/location'
import { loadDay, loadNoted, readDay } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { createDayPath, createOfficeToken } from '@/lib/security/booking-link'
import { MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { LISTS } from './day-lists'
import { buildDayMail } from './day-mail'
import { createOpenKey, OPEN_DAYS } from './day-plan'
import { createOfficeUrl, listHeld } from './held'
import { makeMessageId } from './mailer'
import type { OutboxEntry } from './outbox'
import { mailDispatchers } from './send-to-dispatchers'

/** The office may read no mail from Saturday to Tuesday. */
const HELD_MS = 3 * DAY_MS
/** What is decided can be taken back: it is not forgotten on its first days. */
const KEPT_DAYS = 2

/** Sends the office its day as it is now. @returns 'late' if the day is over @throws Error without personal data */
export async function sendDayMail(
  store: Store,
  { key: dayKey, at, date = '', location = '' }: OutboxEntry,
): Promise<'done' | 'late'> {
  const linkCityKey = findRequestCityKey('', location)
  if (!linkCityKey) return 'done'
  const city = getCity(linkCityKey)
  const now = Date.now()
  const today = getWallClock(new Date(now), city.timeZone).date
  const record = await store.read('locations', location, now + STORE_TIMEOUT_MS)
  if (parseFields(city.locationId, record ?? {}).dayMail === undefined) return 'done'
  if (date < today) return 'late'
  const requests = await loadDay(store, dayKey)
  const open = await listOpen(store, location, today)
  const heldSince = now - HELD_MS
  const held = await listHeld(store, location, {
    since: heldSince - MAX_KEY_DRIFT_MS,
    max: LISTS.held.max,
    isWanted: (at) => at >= heldSince,
  })
  if (requests.length + open.length + held.length === 0) return 'done'
  const mail = buildDayMail(requests, {
    ...{ date, open, held },
    place: city.locationName,
    lang: city.country === 'canada' ? 'en-CA' : 'en-US',
    getOfficeUrl: createOfficeUrl(now),
    closeUrl: SITE_URL + createDayPath(linkCityKey, date, createOfficeToken(dayKey, now)),
  })
  const messageId = makeMessageId(dayKey, 'day', at.slice(0, 13))
  await mailDispatchers(store, location, { ...mail, messageId }, Date.parse(at))
  return 'done'
}

/** Those without an outcome, oldest first. What is decided is not read again by the next day's mail. */
async function listOpen(store: Store, location: string, today: string): Promise<Request[]> {
  const open: Request[] = []
  for (let days = 0; days <= OPEN_DAYS; days++) {
    const dayKey = createOpenKey(addDays(today, days), location)
    const decided: string[] = []
    for (const noted of await readDay(store, dayKey)) {
      if (open.length > LISTS.open.max) return open
      const request = await loadNoted(store, noted)
      if (request && isWaiting(request, today)) open.push(request)
      else if (!request?.isUntouched || request.isCancelled) decided.push(noted[0])
    }
    if (days <= OPEN_DAYS - KEPT_DAYS) await forgetNoted(store, dayKey, decided)
  }
  return open
}

/** A booked pickup waits for nobody before its day is over. */
function isWaiting({ isUntouched, isCancelled, pickup, isConfirmed }: Request, today: string) {
  const isBooked = isConfirmed && pickup !== undefined && pickup.date >= today
  return isUntouched && !isCancelled && !isBooked
}

async function forgetNoted(store: Store, dayKey: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await store.transact('days', dayKey, Date.now() + STORE_TIMEOUT_MS, (day) => {
    const left = Object.entries(day ?? {}).filter(([key]) => !keys.includes(key))
    return left.length > 0 ? Object.fromEntries(left) : null
  })
}
