import 'server-only'
import { addDays, getInstant, getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import type { Store } from '@/lib/store/store'
import { toInstant } from '@/lib/forms/stored-fields'
import { addEntry, type OutboxEntry } from './outbox'
import { isAhead } from './request-status'
import { summarizeRequest } from './request-summary'
import { readText, STORE_TIMEOUT_MS, type StoredRequest } from './stored-request'

/** By the city's clock, on the day before the pickup. */
const REMINDER_TIME = '16:00'
/** No mail wakes anybody: by the city's clock. */
const MORNING = '08:00'
const EVENING = '21:00'

/**
 * Owes the customer of an active pickup a mail on the day before, once for each day. Not where it was
 * booked, or moved there, later than that. @throws if it is not certainly stored
 */
export async function addReminder(
  store: Store,
  request: StoredRequest,
  now = Date.now(),
): Promise<void> {
  const { list, key, record } = request
  const { city, email } = summarizeRequest(request)
  const date = readText(record, 'date')
  if (list !== 'jobs' || record.job_status !== 'active' || !city || email === '') return
  if (!isIsoDate(date)) return
  const due = getInstant(addDays(date, -1), REMINDER_TIME, city.timeZone)
  if (due <= now) return
  const suffix = key.slice(8)
  const entry = {
    list,
    key,
    occasion: 'reminder' as const,
    at: toInstant(new Date(now)),
    id: suffix,
    date,
  }
  await addEntry(store, entry, { due, suffix, deadline: Date.now() + STORE_TIMEOUT_MS })
}

/** Whether the pickup is still on the day of this reminder, and ahead. */
export function isReminderDue(request: StoredRequest, { date }: OutboxEntry, now: Date): boolean {
  const { record } = request
  const { city } = summarizeRequest(request)
  if (!city || record.job_status !== 'active' || record.date !== date) return false
  return isAhead(record, getWallClock(now, city.timeZone))
}

/** When the night of a city ends, in epoch milliseconds; undefined by day. */
export function getMorning(timeZone: string, now: Date): number | undefined {
  const { date, time } = getWallClock(now, timeZone)
  if (time >= MORNING && time < EVENING) return undefined
  return getInstant(time < MORNING ? date : addDays(date, 1), MORNING, timeZone)
}
