import { DISPATCH_LISTS, STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { loadRequest } from './load-request'
import { formatWindow } from './pickup'
import type { Request } from './request'
import { isolate } from './text'

/** Key in `days` of the requests that are, or were, on a day of a location. @param date ISO date */
export const createDayKey = (date: string, locationId: string) => `${date}-${locationId}`

/** @returns by key its list, as they were noted under a key of `days` @throws without an answer */
export async function readDay(store: Store, dayKey: string): Promise<[string, unknown][]> {
  const day = await store.read('days', dayKey, Date.now() + STORE_TIMEOUT_MS)
  return Object.entries(day ?? {}).toSorted()
}

/** Undefined for a request that was removed. @throws without an answer */
export async function loadNoted(store: Store, [key, kept]: [string, unknown]) {
  const list = DISPATCH_LISTS.find((one) => one === kept)
  return list && loadRequest(store, list, key)
}

/** All that were ever noted under a key of `days`, as they are now. @throws without an answer */
export async function loadDay(store: Store, dayKey: string): Promise<Request[]> {
  const noted = await readDay(store, dayKey)
  const found = await Promise.all(noted.map((one) => loadNoted(store, one)))
  return found.filter((request) => request !== undefined)
}

/** What is to be carried out on a day: pickups by the start of their window, then moves. */
export function listDue(requests: readonly Request[], date: string): Request[] {
  return requests
    .filter((request) => isDue(request, date))
    .toSorted((a, b) => (getPlace(a) < getPlace(b) ? -1 : 1))
}

export function isDue(request: Request, date: string): boolean {
  return !request.isCancelled && request.staffStatus !== 'lost' && getDay(request) === date
}

/** ISO date of the pickup or move; '' for a move without one. */
export const getDay = ({ pickup, quote }: Request) => pickup?.date ?? quote?.moveDate ?? ''

const getPlace = ({ pickup, name }: Request) =>
  [pickup ? (pickup.windowStart ?? '') : '~', name].join(' ')

/** `9 am to 11 am: Mary Smith` */
export function describeDue({ pickup, name }: Request): string {
  const when = pickup ? formatWindow(pickup) || pickup.windowText || 'No arrival window' : 'Move'
  return `${when}: ${isolate(name)}`
}
