import 'server-only'
import type { City } from '@/lib/cities/city'
import { getAreaCity } from '@/lib/cities/location-cities'
import { addDays, getInstant, getWallClock, getWeekday, isIsoDate } from '@/lib/dates/wall-clock'
import { toInstant } from '@/lib/dates/instant'
import { readFields } from '@/lib/locations/location'
import { getDay } from '@/lib/requests/day'
import type { Request } from '@/lib/requests/request'
import { STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { addEntry, type OutboxEntry } from './outbox'

/** On the day itself, for what came in after the evening's mail. */
const MORNING = '07:00'
/** After a longer closure the mail goes out on the day before, although that day is closed. */
const CLOSED_DAYS_MAX = 14

/** A day's mail is due on the last open evening before, else that morning. @throws if not certainly stored */
export async function planDays(
  store: Store,
  request: Request,
  now = Date.now(),
  cameAt = request.change ? Date.parse(request.change.at) : request.at,
): Promise<void> {
  const { change, areaKey } = request
  if (!areaKey) return
  const { city } = getAreaCity(areaKey)
  const today = getWallClock(new Date(now), city.timeZone).date
  const dates = [getDay(request), change?.from.slice(0, 10) ?? '']
  const ahead = [...new Set(dates)].filter((date) => isIsoDate(date) && date >= today)
  if (ahead.length === 0 && change) return
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const { dayMail, calendar } = await readFields(store, areaKey, deadline)
  if (dayMail === undefined) return
  const getEvening = (date: string) =>
    getInstant(findOpenDayBefore(date, city, calendar.closedDates), dayMail, city.timeZone)
  const queue = (date: string, due: number) => queueDay(store, request, { date, due })
  // A new request without a day is in the next evening's mail.
  if (ahead.length === 0) {
    const dates = Array.from({ length: CLOSED_DAYS_MAX }, (_, days) => addDays(today, days + 1))
    const next = dates.find((date) => getEvening(date) > now)
    if (next) await queue(next, getEvening(next))
  }
  for (const date of ahead) {
    const evening = getEvening(date)
    const morning = getInstant(date, MORNING, city.timeZone)
    if (evening > now) await queue(date, evening)
    // The evening's mail lists what came before it.
    else if (morning > now && !(cameAt <= evening)) await queue(date, morning)
  }
}

async function queueDay(
  store: Store,
  { list, areaKey }: Request,
  { date, due }: { date: string; due: number },
): Promise<void> {
  const entry: OutboxEntry = {
    ...{ list, key: `${date}-${areaKey}`, messageKind: 'day', at: toInstant(new Date(due)) },
    ...{ date, ...(areaKey && { area: areaKey }) },
  }
  await addEntry(store, entry, { due })
}

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
