import 'server-only'
import { dailyHash } from './daily-hash'
import type { NewRecord, Store, StoredRecord } from '@/lib/store/store'
import { getClientNetwork } from '@/lib/http/visitor'

export const BURST_LIMIT = { stored: 6, ms: 10 * 60_000 }
/** Mobile networks share one IPv4 address among many subscribers (RFC 6888). */
export const DAILY_LIMIT = 90
const SLOT_NUMBERS = Array.from({ length: DAILY_LIMIT }, (_, n) => n)

export type RateLimitResult = 'open' | 'reached' | 'unavailable' | 'no-address'

interface RateLimitRequest {
  ip: string
  /** The record's key: the same for every try of one submission. */
  key: string
  now: number
  /** Counted separately: bots must not use up the slots of people behind the same address. */
  isSuspected: boolean
  deadline: number
}

export async function checkRateLimit(
  store: Store,
  request: RateLimitRequest,
): Promise<RateLimitResult> {
  // Clients without a known address are not one client.
  if (request.ip === '') return 'no-address'
  return claimFreeSlot(store, request).then(
    (taken) => (taken ? 'open' : 'reached'),
    () => 'unavailable',
  )
}

// A client has DAILY_LIMIT slots per UTC day; each holds one submission's key and is never freed.
// A retry finds its own slot. Open slots: six, plus one for each slot older than ten minutes.
async function claimFreeSlot(store: Store, request: RateLimitRequest): Promise<boolean> {
  const { key, now, deadline } = request
  const slotKey = makeSlotKeys(request)
  const claimSlot = (n: number) => store.claim('limits', slotKey(n), { key, at: now }, deadline)
  const readSlot = (n: number) => store.read('limits', slotKey(n), deadline)
  const offset = getSlotOffset(key)
  if ((await claimSlot(offset % BURST_LIMIT.stored)).key === key) return true

  let expiredCount = 0
  for (let first = 0; first < BURST_LIMIT.stored + expiredCount;) {
    const next = 2 * first + BURST_LIMIT.stored
    const group = SLOT_NUMBERS.slice(first, next)
    const slots = await Promise.all(group.map(readSlot))
    if (slots.some((slot) => slot?.key === key)) return true
    const expiredInGroup = slots.filter((slot) => slot && isSlotExpired(slot, now)).length
    const openCount = BURST_LIMIT.stored + expiredCount + expiredInGroup
    const freeSlots = group.filter((n, index) => n < openCount && slots[index] === null)
    const slotNumber = freeSlots[offset % freeSlots.length]
    if (slotNumber === undefined) {
      expiredCount += expiredInGroup
      first = next
    } else if ((await claimSlot(slotNumber)).key === key) return true
  }
  return false
}

/** The request that creates it is within the limit. */
export function makeFirstSlotClaim(request: Omit<RateLimitRequest, 'deadline'>): NewRecord {
  const { key, now } = request
  const slot = makeSlotKeys(request)(getSlotOffset(key) % BURST_LIMIT.stored)
  return { list: 'limits', key: slot, record: { key, at: now } }
}

function makeSlotKeys({ ip, now, isSuspected }: Omit<RateLimitRequest, 'deadline'>) {
  const client = dailyHash(isSuspected ? 'suspect' : 'client', getClientNetwork(ip), now)
  return (n: number) => `${client}-${String(n).padStart(2, '0')}`
}

/** Spreads concurrent submissions. */
function getSlotOffset(key: string): number {
  return key.charCodeAt(key.length - 1)
}

function isSlotExpired({ at }: StoredRecord, now: number): boolean {
  return Number(at) <= now - BURST_LIMIT.ms
}
