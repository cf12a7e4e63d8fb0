import 'server-only'
import { createHmac } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@/lib/dates/durations'
import { encodeTime } from '@/lib/forms/push-key'
import { getClientNetwork } from '@/lib/http/visitor'
import { deriveKey } from '@/lib/security/signatures'
import { encodeHash } from '@/lib/store/record-key'
import type { Store } from '@/lib/store/store'

export const BURST_LIMIT = { max: 6, ms: 10 * MINUTE_MS }
/** Mobile networks share one IPv4 address among many subscribers (RFC 6888). */
export const DAILY_LIMIT = 90
/** One subscriber may have a whole /48 (RFC 6177), and many may share it. */
const WIDE_FACTOR = 3
/** A household books one pickup; who books more is called. */
const WINDOW_PLACES_A_DAY = 3

function hash(...values: readonly (string | number)[]): string {
  return encodeHash(createHmac('sha256', deriveKey('limits')).update(JSON.stringify(values)))
}

/** Key in `limits`. The hash includes the UTC day: nobody without our key can link records of two days. */
export function hashForDay(kind: string, text: string, now: number): string {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  return encodeTime(day) + hash(kind, day, text)
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

type Holders = Places['holders']
type Memory = readonly [kind: string, text: string]

interface Limit {
  max: number
  burst?: { max: number; ms: number }
}

/**
 * Takes a place of a limit, which is one record of `limits`. A retry finds its own.
 * @param holder the same for every try, of the characters of a record key and `:`
 * @param earlier the places of another record that count, too
 * @throws without an answer
 */
export async function takePlace(
  store: Store,
  limitKey: string,
  holder: string,
  { max, burst }: Limit,
  { now, deadline }: Attempt,
  earlier: Holders = {},
): Promise<Places> {
  const result = await store.transact('limits', limitKey, deadline, (current) => {
    const taken = { ...earlier, ...current }
    const times = Object.values(taken).map(Number)
    const recent = burst ? times.filter((at) => at > now - burst.ms).length : 0
    const isFull = times.length >= max || (burst !== undefined && recent >= burst.max)
    return isFull || taken[holder] !== undefined ? undefined : { ...current, [holder]: now }
  })
  // So many want a place at once that it counts as full.
  if (result.status === 'contended') return { isTaken: false, isNew: false, holders: {} }
  if (result.status !== 'stored') throw new Error(`limits/${limitKey} is ${result.status}`)
  const holders = { ...earlier, ...(result.record as Holders | null) }
  return { isTaken: holders[holder] !== undefined, isNew: result.isChanged, holders }
}

/** The same for 24 hours: the record of the day before counts, too, and only today's is written. */
export async function takeDailyPlace(
  store: Store,
  [kind, text]: Memory,
  holder: string,
  limit: Limit,
  attempt: Attempt,
): Promise<Places> {
  const dayAgo = attempt.now - DAY_MS
  const record = await store.read('limits', hashForDay(kind, text, dayAgo), attempt.deadline)
  const places = Object.entries((record ?? {}) as Holders).filter(([, at]) => at > dayAgo)
  const limitKey = hashForDay(kind, text, attempt.now)
  return takePlace(store, limitKey, holder, limit, attempt, Object.fromEntries(places))
}

/** Who holds a place of these 24 hours; takes none. @throws without an answer */
export async function readDailyPlaces(
  store: Store,
  [kind, text]: Memory,
  { now, deadline }: Attempt,
): Promise<Holders> {
  const dayAgo = now - DAY_MS
  const days = [dayAgo, now].map((at) => store.read('limits', hashForDay(kind, text, at), deadline))
  const places = (await Promise.all(days)).flatMap((record) => Object.entries(record ?? {}))
  return Object.fromEntries(places.filter(([, at]) => Number(at) > dayAgo)) as Holders
}

/** Takes a place of an IPv4 address, or of a /64 and then of its /48, which may have three times as many. */
export async function takeNetworkPlace(
  ip: string,
  take: (network: string, factor: number) => Promise<Places>,
): Promise<Places> {
  const own = await take(getClientNetwork(ip), 1)
  const wide = getClientNetwork(ip, 48)
  return own.isTaken && wide !== ip ? take(wide, WIDE_FACTOR) : own
}

/** Names a request and, for who knows the phone, its person. */
export const createHolder = (key: string, phone: string) => `${key}:${hash('phone', phone, key)}`

/** True if the request of a holder is this person's. */
export const isOwn = (holder: string, phone: string) =>
  holder === createHolder(holder.split(':')[0] ?? '', phone)

/** `shared`: reached by others behind the same address. */
export type RateLimitResult = 'open' | 'shared' | 'reached' | 'unavailable' | 'no-address'

interface Client {
  ip: string
  phone: string
  /** Counted separately: bots must not use up the places of people behind the same address. */
  isSuspected: boolean
}

/** Six submissions in ten minutes and ninety in 24 hours, by the client's network. Never throws. */
export async function checkRateLimit(
  store: Store,
  { ip, phone, isSuspected }: Client,
  key: string,
  attempt: Attempt,
): Promise<RateLimitResult> {
  // Clients without a known address are not one client.
  if (ip === '') return 'no-address'
  const kind = isSuspected ? 'suspect' : 'client'
  const take = (network: string, factor: number) => {
    const burst = { ...BURST_LIMIT, max: BURST_LIMIT.max * factor }
    const limit = { max: DAILY_LIMIT * factor, burst }
    return takeDailyPlace(store, [kind, network], createHolder(key, phone), limit, attempt)
  }
  return takeNetworkPlace(ip, take).then(
    ({ isTaken, holders }) => {
      if (isTaken) return 'open'
      const all = Object.keys(holders)
      return all.length > 0 && !all.some((one) => isOwn(one, phone)) ? 'shared' : 'reached'
    },
    () => 'unavailable',
  )
}

/** True if a client may take another place in an arrival window within 24 hours. @throws without an answer */
export async function mayTakeWindow(
  store: Store,
  ip: string,
  holder: string,
  attempt: Attempt,
): Promise<boolean> {
  if (ip === '') return true
  const memory: Memory = ['windows', getClientNetwork(ip, 48)]
  const limit = { max: WINDOW_PLACES_A_DAY }
  return (await takeDailyPlace(store, memory, holder, limit, attempt)).isTaken
}
