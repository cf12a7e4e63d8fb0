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
/** A household books one pickup. Above this limit, the office calls to confirm. */
const WINDOWS_A_DAY = 3

function hash(...values: readonly (string | number)[]): string {
  return encodeHash(createHmac('sha256', deriveKey('limits')).update(JSON.stringify(values)))
}

/** Key in `limits`. The hash includes the UTC day, so that nobody without our key can link two days. */
export function hashForDay(kind: string, text: string, now: number): string {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  return encodeTime(day) + hash(kind, day, text)
}

/** In epoch milliseconds; `now` becomes the time of the entry. */
export interface LimitAttempt {
  now: number
  deadline: number
}

export interface LimitEntries {
  /** True if the holder has an entry, from now or from an earlier try. */
  isAllowed: boolean
  isNew: boolean
  /** The holders of all entries, and the times of these in epoch milliseconds. */
  holders: Record<string, number>
}

type Holders = LimitEntries['holders']
type Memory = readonly [kind: string, text: string]

interface Limit {
  max: number
  burst?: { max: number; ms: number }
}

/** Adds an entry to a limit. A retry finds its own entry. @param earlier entries of another record that count, too */
export async function addLimitEntry(
  store: Store,
  limitKey: string,
  holder: string,
  { max, burst }: Limit,
  { now, deadline }: LimitAttempt,
  earlier: Holders = {},
): Promise<LimitEntries> {
  const result = await store.transact('limits', limitKey, deadline, (current) => {
    const taken = { ...earlier, ...current }
    const times = Object.values(taken).map(Number)
    const recent = burst ? times.filter((at) => at > now - burst.ms).length : 0
    const isFull = times.length >= max || (burst !== undefined && recent >= burst.max)
    return isFull || taken[holder] !== undefined ? undefined : { ...current, [holder]: now }
  })
  // So many write at once that we count the limit as full.
  if (result.status === 'contended') return { isAllowed: false, isNew: false, holders: {} }
  if (result.status !== 'stored') throw new Error(`limits/${limitKey} is ${result.status}`)
  const holders = { ...earlier, ...(result.record as Holders | null) }
  return { isAllowed: holders[holder] !== undefined, isNew: result.isChanged, holders }
}

/** Like `addLimitEntry`, but over 24 hours: it also counts yesterday's record and writes only today's. */
export async function addDailyEntry(
  store: Store,
  [kind, text]: Memory,
  holder: string,
  limit: Limit,
  attempt: LimitAttempt,
): Promise<LimitEntries> {
  const dayAgo = attempt.now - DAY_MS
  const record = await store.read('limits', hashForDay(kind, text, dayAgo), attempt.deadline)
  const entries = Object.entries((record ?? {}) as Holders).filter(([, at]) => at > dayAgo)
  const limitKey = hashForDay(kind, text, attempt.now)
  return addLimitEntry(store, limitKey, holder, limit, attempt, Object.fromEntries(entries))
}

/** The entries of the last 24 hours. @throws if the store does not reply */
export async function readDailyEntries(
  store: Store,
  [kind, text]: Memory,
  { now, deadline }: LimitAttempt,
): Promise<Holders> {
  const dayAgo = now - DAY_MS
  const days = [dayAgo, now].map((at) => store.read('limits', hashForDay(kind, text, at), deadline))
  const entries = (await Promise.all(days)).flatMap((record) => Object.entries(record ?? {}))
  return Object.fromEntries(entries.filter(([, at]) => Number(at) > dayAgo)) as Holders
}

/** Counts an IPv4 address, or a /64 and then its /48, which may have three times as many entries. */
export async function addNetworkEntry(
  ip: string,
  addEntry: (network: string, factor: number) => Promise<LimitEntries>,
): Promise<LimitEntries> {
  const own = await addEntry(getClientNetwork(ip), 1)
  const wide = getClientNetwork(ip, 48)
  return own.isAllowed && wide !== ip ? addEntry(wide, WIDE_FACTOR) : own
}

/** Names the request, and its person by a keyed hash of the phone. */
export const createHolder = (key: string, phone: string) => `${key}:${hash('phone', phone, key)}`

export const isOwn = (holder: string, phone: string) =>
  holder === createHolder(holder.split(':')[0] ?? '', phone)

/** `shared`: other people behind the same IP address reached the limit. */
export type RateLimitResult = 'open' | 'shared' | 'reached' | 'unavailable' | 'no-address'

interface Client {
  ip: string
  phone: string
  /** Counted separately, so that bots do not use up the limit of people behind the same IP address. */
  isSuspected: boolean
}

/** Six submissions in ten minutes and ninety in 24 hours, by the client's network. Never throws. */
export async function checkRateLimit(
  store: Store,
  { ip, phone, isSuspected }: Client,
  key: string,
  attempt: LimitAttempt,
): Promise<RateLimitResult> {
  // Clients with an unknown address must not share one limit.
  if (ip === '') return 'no-address'
  const kind = isSuspected ? 'suspect' : 'client'
  const addEntry = (network: string, factor: number) => {
    const burst = { ...BURST_LIMIT, max: BURST_LIMIT.max * factor }
    const limit = { max: DAILY_LIMIT * factor, burst }
    return addDailyEntry(store, [kind, network], createHolder(key, phone), limit, attempt)
  }
  return addNetworkEntry(ip, addEntry).then(
    ({ isAllowed, holders }) => {
      if (isAllowed) return 'open'
      const all = Object.keys(holders)
      return all.length > 0 && !all.some((one) => isOwn(one, phone)) ? 'shared' : 'reached'
    },
    () => 'unavailable',
  )
}

/** Counts a reservation; true for a client's first three in 24 hours. @throws if the store fails */
export async function countWindow(
  store: Store,
  ip: string,
  holder: string,
  attempt: LimitAttempt,
): Promise<boolean> {
  if (ip === '') return true
  const memory: Memory = ['windows', getClientNetwork(ip, 48)]
  const limit = { max: WINDOWS_A_DAY }
  return (await addDailyEntry(store, memory, holder, limit, attempt)).isAllowed
}

const BUSY_ABOVE = 20
const COUNTED_MINUTES = 10

/** Call it after the reply, because many write one record. @returns true above 20 in ten minutes. */
export async function countRequest(
  store: Store,
  areaKey: string,
  requestKey: string,
  attempt: LimitAttempt,
): Promise<boolean> {
  const [own = '', ...earlier] = Array.from({ length: COUNTED_MINUTES }, (_, n) => {
    const time = attempt.now - n * MINUTE_MS
    return hashForDay('area', `${areaKey} ${Math.floor(time / MINUTE_MS)}`, time)
  })
  try {
    const [{ isAllowed, holders }, ...records] = await Promise.all([
      addLimitEntry(store, own, requestKey, { max: BUSY_ABOVE + 1 }, attempt),
      ...earlier.map((minute) => store.read('limits', minute, attempt.deadline)),
    ])
    const counted = [holders, ...records].flatMap((record) => Object.keys(record ?? {}))
    return !isAllowed || counted.length > BUSY_ABOVE
  } catch {
    return true
  }
}
