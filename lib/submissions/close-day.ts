import 'server-only'
import type { LocationId } from '@/lib/cities/locations'
import { CalendarError, getToday, setClosed } from '@/lib/locations/closed-dates'
import { parseFields } from '@/lib/locations/location'
import { logEvent } from '@/lib/log'
import { createDayKey, listDue, loadDay } from '@/lib/requests/day'
import { STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { getStore } from '@/lib/store'
import { changeRequest } from './change-request'

/** Within the time in which a form is answered; what is left is on the page then. */
const CANCEL_MS = 5_000
const MAX_CONCURRENT = 5

/** A day of a location. */
export interface Day {
  id: LocationId
  /** ISO date. */
  date: string
}

/** What is planned on a day and what is not any more, and whether pickups are on offer. @throws without an answer */
export async function openDay({ id, date }: Day, now: Date) {
  const store = await getStore('ops')
  const [record, requests] = await Promise.all([
    store.read('locations', id, now.getTime() + STORE_TIMEOUT_MS),
    loadDay(store, createDayKey(date, id)),
  ])
  const due = listDue(requests, date)
  const isClosed = parseFields(id, record ?? {}).calendar.closedDates.includes(date)
  return { due, isClosed, isOver: date < getToday(id, now) }
}

export const isCancellable = ({ pickup, isUntouched, cityKey }: Request): boolean =>
  pickup !== undefined && isUntouched && cityKey !== undefined

/** Why a person has to call the customer; '' where a cancellation tells it. */
export function describeCall(request: Request): string {
  const { pickup, email, staffStatus } = request
  if (!pickup) return 'stays: call'
  if (!isCancellable(request)) return `${staffStatus}, stays: call`
  return email === '' ? 'gave no email: call' : ''
}

/** Cancels pickups as the office does, and tells each customer. Never throws. @returns how many are cancelled */
export async function cancelPickups(
  requests: readonly Request[],
  deadline = Infinity,
): Promise<number> {
  const left = requests.filter(isCancellable).values()
  let cancelled = 0
  const work = async () => {
    for (const { list, key, pickup } of left) {
      if (Date.now() > deadline) return
      const shown = pickup && { date: pickup.date, timeSlot: pickup.timeSlot }
      const change = { kind: 'cancel' } as const
      const input = { list, key, shown, change, by: 'office' as const, ip: '', now: new Date() }
      const { status } = await changeRequest({ ...input, isForced: true })
      if (status === 'done') cancelled++
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
  return cancelled
}

/**
 * Closes a day by the office's link, as `npm run locations -- --close` does, or opens it again. Never throws.
 * @param wanted.isCancelling also cancels its pickups, and tells their customers
 * @returns also why it cannot be, in a sentence
 */
export async function changeDay(
  day: Day,
  { isClosed, isCancelling }: { isClosed: boolean; isCancelling: boolean },
  now: Date,
): Promise<{ status: 'done' | 'unknown' | 'invalid'; reason?: string }> {
  const facts = { location: day.id, date: day.date, isClosed }
  try {
    await setClosed(await getStore('ops'), { ...day, isClosed }, now)
    // Nobody can book it any more: what is on it now is all.
    const { due } = isCancelling ? await openDay(day, now) : { due: [] }
    const cancelled = await cancelPickups(due, Date.now() + CANCEL_MS)
    logEvent('close-day', { outcome: 'done', ...facts, cancelled })
    return { status: 'done' }
  } catch (error) {
    const { message: reason } = error as Error
    if (error instanceof CalendarError) return { status: 'invalid', reason }
    logEvent('close-day', { outcome: 'unknown', ...facts, reason }, 'error')
    return { status: 'unknown' }
  }
}
