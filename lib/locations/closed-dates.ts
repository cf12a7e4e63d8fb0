import 'server-only'
import { getSharedDate } from '@/lib/cities/cities'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { applyChanges, type RecordChanges, type Store, type StoredRecord } from '@/lib/store/store'
import { CLOSED_DATES_MAX, getHolidays, parseFields } from './location'

const TIMEOUT_MS = 6_000

/** A calendar that cannot be changed so; nothing was changed. */
export class CalendarError extends Error {}

/** Today's ISO date where the day ends last. */
export function getToday(id: LocationId, now: Date): string {
  return getSharedDate(getLocationCities(id), now)
}

/**
 * The fields of a location that offers no pickups on some days, or again on others. Holidays are closed
 * without being in the record: one that is opened is in `open_dates`.
 * @param typed ISO dates @returns null for a field to remove @throws CalendarError
 */
export function changeClosedDates(
  id: LocationId,
  record: StoredRecord,
  typed: { closed: readonly string[]; opened: readonly string[] },
  now: Date,
): RecordChanges {
  const today = getToday(id, now)
  const { calendar, invalidFields, ...stored } = parseFields(id, record)
  for (const name of ['closed_dates', 'open_dates'])
    if (invalidFields.includes(name))
      throw new CalendarError(`${name} of ${id} is invalid: correct it in the database first`)
  const [closed, opened] = [new Set(stored.closed), new Set(stored.opened)]
  for (const date of [...typed.closed, ...typed.opened])
    if (date < today) throw new CalendarError(`${date} is past`)
  for (const date of typed.closed) if (!opened.delete(date)) closed.add(date)
  for (const date of typed.opened) {
    if (!closed.has(date) && !calendar.closedDates.includes(date) && !typed.closed.includes(date))
      throw new CalendarError(`${id} is not closed on ${date}`)
    closed.delete(date)
    if (getHolidays(id).includes(date)) opened.add(date)
  }
  const list = (dates: Set<string>) => [...dates].filter((date) => date >= today).toSorted()
  const count = list(closed).length
  if (count > CLOSED_DATES_MAX)
    throw new CalendarError(
      `${id} would have ${count} closed dates; ${CLOSED_DATES_MAX} are possible`,
    )
  return {
    closed_dates: list(closed).join() || null,
    ...((record.open_dates !== undefined || opened.size > 0) && {
      open_dates: list(opened).join() || null,
    }),
  }
}

/**
 * Offers no pickups on a day, or again. Twice is the same as once.
 * @throws CalendarError, and without an answer
 */
export async function setClosed(
  store: Store,
  { id, date, isClosed }: { id: LocationId; date: string; isClosed: boolean },
  now: Date,
): Promise<void> {
  const deadline = now.getTime() + TIMEOUT_MS
  const typed = isClosed ? { closed: [date], opened: [] } : { closed: [], opened: [date] }
  const change = (record: StoredRecord) =>
    parseFields(id, record).calendar.closedDates.includes(date) === isClosed
      ? undefined
      : applyChanges(record, changeClosedDates(id, record, typed, now))
  const current = await store.read('locations', id, deadline)
  if (!current) throw new Error(`${id} is not in the store: --seed`)
  // Says what is wrong before anything is written.
  change(current)
  const { status } = await store.transact('locations', id, deadline, (record) =>
    record ? change(record) : undefined,
  )
  if (status !== 'stored') throw new Error(`locations/${id} was ${status}`)
}
