import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { getClientNetwork } from '@/lib/http/visitor'
import type { Store, StoredRecord } from '@/lib/store/store'
import { encodeBytes, encodeTime } from '@/lib/store/record-key'

export const BURST_LIMIT = { stored: 6, ms: 10 * 60_000 }
/** Mobile networks share one IPv4 address among many subscribers (RFC 6888). */
export const DAILY_LIMIT = 90
/** A household books one pickup; who books more is called. */
const DAILY_SLOTS = 3
/** Each change costs a mail, a chat line and a field of the details; who changes more often is called. */
const DAILY_CHANGES = 6
const ENTRY_NUMBERS = Array.from({ length: DAILY_LIMIT }, (_, n) => n)

const DAY_MS = 86_400_000
const HASH_LENGTH = 12

/** Key in `limits`. The HMAC includes the UTC day: entries of two days cannot be linked. */
export function dailyHash(kind: string, text: string, now: number): string {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const hash = createHmac('sha256', env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '')
    .update(JSON.stringify([kind, day, text]))
    .digest()
  return encodeTime(day) + encodeBytes(hash.subarray(0, HASH_LENGTH))
}

/** What an entry of `limits` holds now: this record or an earlier one. @throws without an answer */
export async function createLimitEntry(
  store: Store,
  entryKey: string,
  record: StoredRecord,
  deadline: number,
): Promise<StoredRecord> {
  const result = await store.createIfAbsent('limits', entryKey, record, deadline)
  if (result.status !== 'stored') throw new Error(`limits/${entryKey} is ${result.status}`)
  return result.record
}

export type RateLimitResult = 'open' | 'reached' | 'unavailable' | 'no-address'

interface Client {
  /** '' if unknown. */
  ip: string
  /** Counted separately: bots must not use up the entries of people behind the same address. */
  isSuspected: boolean
}

export interface LimitRequest {
  /** The record's key: the same for every try of one submission. */
  key: string
  /** Of several entries of one request: the same for every try, too. */
  occasion?: string
  now: number
  deadline: number
}

export async function checkRateLimit(
  store: Store,
  client: Client,
  request: LimitRequest,
): Promise<RateLimitResult> {
  // Clients without a known address are not one client.
  if (client.ip === '') return 'no-address'
  return takeRateLimitEntry(store, client, request).then(
    (isTaken) => (isTaken ? 'open' : 'reached'),
    () => 'unavailable',
  )
}

// A client has DAILY_LIMIT entries per UTC day; each holds one submission's key and is never freed.
// A retry finds its own entry. Open entries: six, plus one for each entry older than ten minutes.
async function takeRateLimitEntry(
  store: Store,
  { ip, isSuspected }: Client,
  { key, now, deadline }: LimitRequest,
): Promise<boolean> {
  const client = dailyHash(isSuspected ? 'suspect' : 'client', getClientNetwork(ip), now)
  const entryKey = (n: number) => `${client}-${String(n).padStart(2, '0')}`
  const take = async (n: number) =>
    (await createLimitEntry(store, entryKey(n), { key, at: now }, deadline)).key === key
  const read = (n: number) => store.read('limits', entryKey(n), deadline)
  // Spreads concurrent submissions.
  const offset = key.charCodeAt(key.length - 1)
  if (await take(offset % BURST_LIMIT.stored)) return true

  let expiredCount = 0
  for (let first = 0; first < BURST_LIMIT.stored + expiredCount;) {
    const next = 2 * first + BURST_LIMIT.stored
    const group = ENTRY_NUMBERS.slice(first, next)
    const entries = await Promise.all(group.map(read))
    if (entries.some((entry) => entry?.key === key)) return true
    const expiredInGroup = entries.filter((entry) => entry && isExpired(entry, now)).length
    const openCount = BURST_LIMIT.stored + expiredCount + expiredInGroup
    const free = group.filter((n, index) => n < openCount && entries[index] === null)
    const freeNumber = free[offset % free.length]
    if (freeNumber === undefined) {
      expiredCount += expiredInGroup
      first = next
    } else if (await take(freeNumber)) return true
  }
  return false
}

function isExpired({ at }: StoredRecord, now: number): boolean {
  return Number(at) <= now - BURST_LIMIT.ms
}

/** Takes one of a client's places in arrival windows. True if the store does not answer. */
export async function takeSlotAllowance(
  store: Store,
  ip: string,
  request: LimitRequest,
): Promise<boolean> {
  if (ip === '') return true
  const hash = dailyHash('slots', getClientNetwork(ip, 48), request.now)
  return isBelowLimit(store, hash, DAILY_SLOTS, request)
}

/** Takes one of a request's changes a day. True if the store does not answer. */
export async function takeChangeAllowance(store: Store, change: LimitRequest): Promise<boolean> {
  const hash = dailyHash('changes', change.key, change.now)
  return isBelowLimit(store, hash, DAILY_CHANGES, change)
}

function isBelowLimit(...entry: Parameters<typeof takeLimitEntry>): Promise<boolean> {
  return takeLimitEntry(...entry).then(
    (result) => result !== 'full',
    () => true,
  )
}

/** One of this many entries; a retry finds its own. @throws without an answer */
export async function takeLimitEntry(
  store: Store,
  prefix: string,
  limit: number,
  { key, occasion = '', now, deadline }: LimitRequest,
): Promise<'taken' | 'last' | 'full'> {
  const isOwn = (entry: StoredRecord | null) =>
    entry?.key === key && (entry.occasion ?? '') === occasion
  const names = Array.from({ length: limit }, (_, n) => `${prefix}-${String(n).padStart(2, '0')}`)
  const entries = await Promise.all(names.map((name) => store.read('limits', name, deadline)))
  if (entries.some(isOwn)) return 'taken'
  const own = { key, ...(occasion && { occasion }), at: now }
  for (const name of names.filter((_, n) => !entries[n])) {
    const entry = await createLimitEntry(store, name, own, deadline)
    if (isOwn(entry)) return name === names.at(-1) ? 'last' : 'taken'
  }
  return 'full'
}
