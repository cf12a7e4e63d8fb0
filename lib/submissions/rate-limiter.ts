import 'server-only'
import { dailyHash } from './daily-hash'
import type { Store, StoredRecord } from '@/lib/store/store'
import { getClientNetwork } from '@/lib/http/visitor'

/** How many submissions of one client are stored. */
export const BURST_LIMIT = { stored: 6, ms: 10 * 60_000 }
/** A mobile network puts many subscribers behind one IPv4 address (RFC 6888). */
export const DAILY_LIMIT = 90
const SLOT_NUMBERS = Array.from({ length: DAILY_LIMIT }, (_, n) => n)

/** `unavailable`: nobody can tell. `no-address`: all whose address nobody knows are not one client. */
export type RateLimitResult = 'open' | 'reached' | 'unavailable' | 'no-address'

interface RateLimitRequest {
  /** The client's address; '' where nobody can tell. */
  ip: string
  /** The record's key, the same for every try of one submission. */
  key: string
  /** Milliseconds since the epoch. */
  now: number
  /** Counted apart, so that bots take no slots of the people behind the same address. */
  isSuspected: boolean
  deadline: number
}

/** Whether the client may have this submission stored. Never throws. */
export async function checkRateLimit(
  store: Store,
  { ip, key, now, isSuspected, deadline }: RateLimitRequest,
): Promise<RateLimitResult> {
  if (ip === '') return 'no-address'
  const client = dailyHash(isSuspected ? 'suspect' : 'client', getClientNetwork(ip), now)
  return claimFreeSlot(store, client, { key, now, deadline }).then(
    (taken) => (taken ? 'open' : 'reached'),
    () => 'unavailable',
  )
}

/**
 * A client has ninety slots a day (UTC), shared by all instances, and each holds one submission's key:
 * another try of it finds its own slot and is never counted twice. A slot is never freed. Of those that
 * are younger than ten minutes there may be six, so only the first six plus the number of the older
 * ones are open; whichever of these is free may be taken, and tries that come at once do not pass six.
 * Slots are read in groups of 6, 12, 24 and 48. A group fills up before the next one is used.
 */
async function claimFreeSlot(
  store: Store,
  client: string,
  { key, now, deadline }: Pick<RateLimitRequest, 'key' | 'now' | 'deadline'>,
): Promise<boolean> {
  const slotKey = (n: number) => `${client}-${String(n).padStart(2, '0')}`
  const claimSlot = (n: number) => store.claim('limits', slotKey(n), { key, at: now }, deadline)
  const readSlot = (n: number) => store.read('limits', slotKey(n), deadline)
  // Submissions that come at once begin at different slots.
  const offset = key.charCodeAt(key.length - 1)
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

function isSlotExpired({ at }: StoredRecord, now: number): boolean {
  return Number(at) <= now - BURST_LIMIT.ms
}
