import 'server-only'
import { dayKey } from './day-key'
import type { Store, StoredRecord } from '@/lib/store/store'
import { clientNetwork } from '@/lib/http/visitor'

/** How many submissions of one client are stored. */
export const BURST = { stored: 6, ms: 10 * 60_000 }
/** A mobile network puts many subscribers behind one IPv4 address (RFC 6888). */
export const STORED_A_DAY = 90
const SLOTS = Array.from({ length: STORED_A_DAY }, (_, n) => n)

/** `unavailable`: nobody can tell. `no-address`: all whose address nobody knows are not one client. */
export type Limit = 'open' | 'reached' | 'unavailable' | 'no-address'

interface Try {
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
export async function limitOf(
  store: Store,
  { ip, key, now, isSuspected, deadline }: Try,
): Promise<Limit> {
  if (ip === '') return 'no-address'
  const client = dayKey(isSuspected ? 'suspect' : 'client', clientNetwork(ip), now)
  return takeSlot(store, client, { key, now, deadline }).then(
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
async function takeSlot(
  store: Store,
  client: string,
  { key, now, deadline }: Pick<Try, 'key' | 'now' | 'deadline'>,
): Promise<boolean> {
  const slotKey = (n: number) => `${client}-${String(n).padStart(2, '0')}`
  const claimSlot = (n: number) => store.claim('limits', slotKey(n), { key, at: now }, deadline)
  const readSlot = (n: number) => store.read('limits', slotKey(n), deadline)
  // Submissions that come at once begin at different slots.
  const start = key.charCodeAt(key.length - 1)
  if ((await claimSlot(start % BURST.stored)).key === key) return true

  let old = 0
  for (let first = 0; first < BURST.stored + old;) {
    const next = 2 * first + BURST.stored
    const group = SLOTS.slice(first, next)
    const slots = await Promise.all(group.map(readSlot))
    if (slots.some((slot) => slot?.key === key)) return true
    const oldHere = slots.filter((slot) => slot && isOld(slot, now)).length
    const open = BURST.stored + old + oldHere
    const free = group.filter((n, place) => n < open && slots[place] === null)
    const wanted = free[start % free.length]
    if (wanted === undefined) {
      old += oldHere
      first = next
    } else if ((await claimSlot(wanted)).key === key) return true
  }
  return false
}

function isOld({ at }: StoredRecord, now: number): boolean {
  return Number(at) <= now - BURST.ms
}
