import 'server-only'
import { createHash } from 'node:crypto'
import type { City } from '@/lib/cities/city'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { addDays, getInstant, getWallClock, getWeekday, isIsoDate } from '@/lib/dates/wall-clock'
import { toInstant } from '@/lib/forms/stored-fields'
import { parseFields } from '@/lib/locations/location'
import { createDayKey, getDay } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { encodeHash } from '@/lib/store/record-key'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { addEntry, type OutboxEntry } from './outbox'

/** Of the day itself: what came in after its mail. */
const MORNING = '07:00'
/** A longer closure is followed by a mail on the day before. */
const CLOSED_DAYS_MAX = 14

/** So many days after it came, a request without an outcome is still listed. */
export const OPEN_DAYS = 7

/** Key in `days` of the requests that are listed as open until that day. */
export const createOpenKey = (lastDay: string, locationId: string) =>
  `${lastDay}-${locationId}-open`

/**
 * Notes a request under the days that it changes, and owes the office the mail of each: on the evening of
 * the open day before, and after that on its morning. A new one is also noted as open; without a day, the
 * next mail is owed for it.
 * @throws if it is not certainly stored
 */
export async function planDays(store: Store, request: Request, now = Date.now()): Promise<void> {
  const { change, at } = request
  const locationId = LOCATION_IDS.find((id) => id === request.locationId)
  // A location may have cities in two time zones; its office has one.
  const [city] = locationId ? getLocationCities(locationId) : []
  if (!city || !locationId) return
  const toDate = (time: number) => getWallClock(new Date(time), city.timeZone).date
  const today = toDate(now)
  if (!change) {
    // A later try notes it under the same day.
    const lastDay = addDays(toDate(Number.isNaN(at) ? now : at), OPEN_DAYS)
    await noteRequest(store, createOpenKey(lastDay, locationId), request)
  }
  const dates = [getDay(request), change?.from.slice(0, 10) ?? '']
  const ahead = [...new Set(dates)].filter((date) => isIsoDate(date) && date >= today)
  if (ahead.length === 0 && change) return
  // Also of a location that lacks its number: a day is owed all the same.
  const record = await store.read('locations', locationId, Date.now() + STORE_TIMEOUT_MS)
  const { dayMail, calendar } = parseFields(locationId, record ?? {})
  if (dayMail === undefined) return
  const getEvening = (date: string) =>
    getInstant(findOpenDayBefore(date, city, calendar.closedDates), dayMail, city.timeZone)
  if (ahead.length === 0) {
    const dates = Array.from({ length: CLOSED_DAYS_MAX }, (_, days) => addDays(today, days + 1))
    const next = dates.find((date) => getEvening(date) > now)
    if (next) await oweDay(store, request, { date: next, due: getEvening(next) })
  }
  for (const date of ahead) {
    const evening = getEvening(date)
    const isNew = await noteRequest(store, createDayKey(date, locationId), request)
    const morning = getInstant(date, MORNING, city.timeZone)
    if (evening > now) await oweDay(store, request, { date, due: evening })
    else if (morning > now && (isNew || change))
      await oweDay(store, request, { date, due: morning })
  }
}

async function oweDay(
  store: Store,
  { list, locationId }: Request,
  { date, due }: { date: string; due: number },
): Promise<void> {
  const dayKey = createDayKey(date, locationId)
  const id = encodeHash(createHash('sha256').update(`day ${locationId}`))
  const entry: OutboxEntry = {
    ...{ list, key: dayKey, occasion: 'day', at: toInstant(new Date(due)), id },
    ...{ date, location: locationId },
  }
  await addEntry(store, entry, { due })
}

/** @returns whether it was not there */
async function noteRequest(store: Store, dayKey: string, { list, key }: Request): Promise<boolean> {
  const result = await store.transact('days', dayKey, Date.now() + STORE_TIMEOUT_MS, (day) =>
    day?.[key] === undefined ? { ...day, [key]: list } : undefined,
  )
  if (result.status !== 'stored') throw new Error(`the day is ${result.status}`)
  return result.isChanged
}

/** When the office reads its mail last before that day. */
function findOpenDayBefore(
  date: string,
  { openingHours }: City,
  closedDates: readonly string[],
): string {
  for (let days = 1; days <= CLOSED_DAYS_MAX; days++) {
    const before = addDays(date, -days)
    if (openingHours[getWeekday(before)] && !closedDates.includes(before)) return before
  }
  return addDays(date, -1)
}
