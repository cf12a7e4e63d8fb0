import 'server-only'
import { CANCELLED } from '@/lib/requests/change'
import type { LocationId } from '@/lib/cities/locations'
import { MINUTE_MS } from '@/lib/dates/durations'
import { getToday, setClosed } from '@/lib/locations/closed-dates'
import { parseFields } from '@/lib/locations/location'
import { logEvent } from '@/lib/log'
import { createDayKey, getDay, listDue, loadDay } from '@/lib/requests/day'
import { isAhead, type Request } from '@/lib/requests/request'
import { GAVE_UP } from '@/lib/requests/sent'
import { getStore } from '@/lib/store'
import { STORE_TIMEOUT_MS } from '@/lib/store/store'
import { changeRequest } from './change-request'

/** After this time no cancellation begins; the page has the rest, and the same button. */
const CANCEL_MS = 5_000
const MAX_CONCURRENT = 5
const MAIL_MS = 10 * MINUTE_MS

/** A day of a location. */
export interface Day {
  id: LocationId
  /** ISO date. */
  date: string
}

/**
 * What is planned on a day, what the office has cancelled on it, and whether pickups are on offer.
 * @throws without an answer
 */
export async function openDay({ id, date }: Day, now: Date) {
  const store = await getStore('ops')
  const [record, requests] = await Promise.all([
    store.read('locations', id, now.getTime() + STORE_TIMEOUT_MS),
    loadDay(store, createDayKey(date, id)),
  ])
  const isClosed = parseFields(id, record ?? {}).calendar.closedDates.includes(date)
  const cancelled = requests.filter((request) => {
    const last = request.changes.at(-1)
    const isByOffice = last?.to === CANCELLED && last.by === 'office'
    return request.isCancelled && isByOffice && getDay(request) === date
  })
  return { due: listDue(requests, date), cancelled, isClosed, isOver: date < getToday(id, now) }
}

/** A pickup to which no crew has gone yet. */
export const isCancellable = (request: Request, now: Date): boolean =>
  request.isUntouched && isAhead(request, now)

/** Why a person has to call the customer; '' for whom the mail of a cancellation reaches. */
export function describeCall(request: Request, now: Date): string {
  const { pickup, email, staffStatus, isCancelled, sent, changes } = request
  if (!pickup) return 'stays: call'
  if (!isCancelled && !isCancellable(request, now)) return `${staffStatus}, stays: call`
  if (email === '') return 'gave no email: call'
  const last = isCancelled ? changes.at(-1) : undefined
  // The mail of a cancellation may still be on its way to a mailbox that had the confirmation.
  const isOnItsWay = !last || now.getTime() - Date.parse(last.at) < MAIL_MS
  const ofLast = last && sent.get(`customer:${last.id}`)
  const mark = ofLast ?? (isOnItsWay ? sent.get('customer') : undefined)
  return mark === undefined || mark === 'refused' || mark === GAVE_UP
    ? 'no email has arrived: call'
    : ''
}

/**
 * Cancels pickups as the office does, and tells each customer. Never throws.
 * @returns keys of the cancelled ones
 */
export async function cancelPickups(
  requests: readonly Request[],
  deadline = Infinity,
): Promise<string[]> {
  const left = requests.filter((request) => isCancellable(request, new Date())).values()
  const cancelled: string[] = []
  const work = async () => {
    for (const { list, key, pickup: shown } of left) {
      if (Date.now() > deadline) return
      const change = { kind: 'cancel' } as const
      const input = { list, key, shown, change, isForced: true, ip: '', now: new Date() }
      const { status } = await changeRequest({ ...input, by: 'office' })
      if (status === 'done') cancelled.push(key)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
  return cancelled
}

/**
 * Closes a day by the office's link, as `npm run locations -- --close` does, or opens it again. Never throws.
 * @param wanted.isCancelling also cancels its pickups, and tells their customers
 */
export async function changeDay(
  day: Day,
  { isClosed, isCancelling }: { isClosed: boolean; isCancelling: boolean },
  now: Date,
): Promise<'done' | 'unknown'> {
  const { id, date } = day
  const facts = { location: id, date, isClosed }
  try {
    const store = await getStore('ops')
    await setClosed(store, { ...day, isClosed }, now)
    const planned = isCancelling ? await loadDay(store, createDayKey(date, id)) : []
    const wanted = listDue(planned, date).filter((request) => isCancellable(request, now))
    const cancelled = await cancelPickups(wanted, now.getTime() + CANCEL_MS)
    // The page has the rest; if there is nothing else, the store may have refused.
    const outcome = wanted.length > 0 && cancelled.length === 0 ? 'unknown' : 'done'
    const counts = { wanted: wanted.length, cancelled: cancelled.length }
    logEvent('close-day', { outcome, ...facts, ...counts })
    return outcome
  } catch (error) {
    const { message: reason } = error as Error
    logEvent('close-day', { outcome: 'unknown', ...facts, reason }, 'error')
    return 'unknown'
  }
}
