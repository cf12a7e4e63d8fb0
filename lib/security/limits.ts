import 'server-only'
import { createHmac } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@/lib/dates/durations'
import { getClientNetwork } from '@/lib/http/visitor'
import { deriveKey } from '@/lib/security/signatures'
import { encodeHash, encodeTime } from '@/lib/store/record-key'
import type { Store } from '@/lib/store/store'

export const BURST_LIMIT = { max: 6, ms: 10 * MINUTE_MS }
/** Mobile networks share one IPv4 address among many subscribers (RFC 6888). */
export const DAILY_LIMIT = 90
/** A household books one pickup; who books more is called. */
const WINDOW_PLACES_A_DAY = 3
/** More than that are as many. */
const REQUESTS_COUNTED = 20

/** Key in `limits`. The hash includes the UTC day: records of two days cannot be linked. */
export function hashForDay(kind: string, text: string, now: number): string {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const hash = createHmac('sha256', deriveKey('limits')).update(JSON.stringify([kind, day, text]))
  return encodeTime(day) + encodeHash(hash)
}

/** `now` in epoch milliseconds is when a place is taken. */
export interface Attempt {
  now: number
  deadline: number
}

export interface Places {
  /** The place is this one's, since now or since an earlier try. */
  isTaken: boolean
  isNew: boolean
  /** Who holds a place, and since when in epoch milliseconds. */
  holders: Record<string, number>
}

/**
 * Takes a place of a limit, which is one record of `limits`. A retry finds its own.
 * @param holder the same for every try, of the characters of a record key and `:`
 * @throws without an answer
 */
export async function takePlace(
  store: Store,
  limitKey: string,
  holder: string,
  { max, burst }: { max: number; burst?: { max: number; ms: number } },
  { now, deadline }: Attempt,
): Promise<Places> {
  const result = await store.transact('limits', limitKey, deadline, (current) => {
    const times = Object.values(current ?? {}).map(Number)
    const recent = burst ? times.filter((at) => at > now - burst.ms).length : 0
    const isFull = times.length >= max || (burst !== undefined && recent >= burst.max)
    return isFull || current?.[holder] !== undefined ? undefined : { ...current, [holder]: now }
  })
  // So many want a place at once that it counts as full.
  if (result.status === 'contended') return { isTaken: false, isNew: false, holders: {} }
  if (result.status !== 'stored') throw new Error(`limits/${limitKey} is ${result.status}`)
  const holders = (result.record ?? {}) as Record<string, number>
  return { isTaken: holders[holder] !== undefined, isNew: result.isChanged, holders }
}

/** `shared`: reached by others behind the same address. */
export type RateLimitResult = 'open' | 'shared' | 'reached' | 'unavailable' | 'no-address'

interface Client {
  ip: string
  phone: string
  /** Counted separately: bots must not use up the places of people behind the same address. */
  isSuspected: boolean
}

/** Six submissions in ten minutes and ninety in a UTC day, by the client's network. Never throws. */
export async function checkRateLimit(
  store: Store,
  { ip, phone, isSuspected }: Client,
  key: string,
  attempt: Attempt,
): Promise<RateLimitResult> {
  // Clients without a known address are not one client.
  if (ip === '') return 'no-address'
  const kind = isSuspected ? 'suspect' : 'client'
  const limitKey = hashForDay(kind, getClientNetwork(ip), attempt.now)
  const limit = { max: DAILY_LIMIT, burst: BURST_LIMIT }
  const person = `:${hashForDay('phone', phone, attempt.now)}`
  const isAnother = (holder: string) => !holder.endsWith(person)
  return takePlace(store, limitKey, key + person, limit, attempt).then(
    ({ isTaken, holders }) => {
      if (isTaken) return 'open'
      return Object.keys(holders).length > 0 && Object.keys(holders).every(isAnother)
        ? 'shared'
        : 'reached'
    },
    () => 'unavailable',
  )
}

/** Which request of this phone it is in its UTC day, from 1; also without an answer. Never throws. */
export async function countRequestsToday(
  store: Store,
  phone: string,
  key: string,
  attempt: Attempt,
): Promise<number> {
  const limitKey = hashForDay('person', phone, attempt.now)
  return takePlace(store, limitKey, key, { max: REQUESTS_COUNTED }, attempt).then(
    ({ holders }) =>
      Object.entries(holders).filter(([holder, at]) => holder !== key && at <= attempt.now).length +
      1,
    () => 1,
  )
}

/** Whether a client may take another place in an arrival window today. True without an answer. */
export async function mayTakeWindow(
  store: Store,
  ip: string,
  holder: string,
  attempt: Attempt,
): Promise<boolean> {
  if (ip === '') return true
  const limitKey = hashForDay('windows', getClientNetwork(ip, 48), attempt.now)
  return takePlace(store, limitKey, holder, { max: WINDOW_PLACES_A_DAY }, attempt).then(
    ({ isTaken }) => isTaken,
    () => true,
  )
}
