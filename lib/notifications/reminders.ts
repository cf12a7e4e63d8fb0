import 'server-only'
import { addDays, getInstant, getWallClock } from '@/lib/dates/wall-clock'
import type { Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { toInstant } from '@/lib/dates/instant'
import { addEntry, type OutboxEntry } from './outbox'

const REMINDER_TIME = '16:00'
const MORNING = '08:00'
const EVENING = '21:00'

/** Queues one mail for each pickup day, unless its time has passed. @throws if it is not certainly stored */
export async function addReminder(store: Store, request: Request, now = Date.now()): Promise<void> {
  const { list, key, city, email, pickup } = request
  if (!pickup?.date || request.isCancelled || !city || email === '') return
  const { date } = pickup
  const due = getInstant(addDays(date, -1), REMINDER_TIME, city.timeZone)
  if (due <= now) return
  const at = toInstant(new Date(now))
  await addEntry(store, { list, key, messageKind: 'reminder', at, date }, { due })
}

export function isReminded({ isCancelled, pickup }: Request, { date }: OutboxEntry): boolean {
  return !isCancelled && pickup?.date === date
}

/** The end of the current night, in epoch milliseconds; undefined by day. */
export function getMorning(timeZone: string, now: Date): number | undefined {
  const { date, time } = getWallClock(now, timeZone)
  if (time >= MORNING && time < EVENING) return undefined
  return getInstant(time < MORNING ? date : addDays(date, 1), MORNING, timeZone)
}
