import 'server-only'
import { randomUUID } from 'node:crypto'
import { toInstant } from '@/lib/forms/stored-fields'
import { createLimitEntry } from '@/lib/limits/rate-limits'
import { logEvent } from '@/lib/log'
import { STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import { readText } from '@/lib/requests/read-record'
import type { Store } from '@/lib/store/store'

/** Longer than any run, and than the clocks of two machines differ. */
const LEASE_MS = 5 * 60_000
/** Its time never comes, so that `npm run forget -- --expired` leaves it. */
const LEASE_KEY = 'zzzzzzzz-deliver'

export type Lease = { release: () => Promise<void> } | { heldBy: string }

/**
 * A run holds the lease until it releases it; that of a run that died ends after five minutes.
 * @param store of `ops` @throws without an answer
 */
export async function takeLease(store: Store, holder: string, deadline: number): Promise<Lease> {
  const now = Date.now()
  const own = { id: randomUUID(), holder, since: toInstant(new Date(now)), until: now + LEASE_MS }
  const lease = await createLimitEntry(store, LEASE_KEY, own, deadline)
  // Also of a lease that staff have broken.
  const isOver = !(Number(lease.until) > now)
  if (lease.id !== own.id) {
    const result = isOver
      ? await store.replace('limits', LEASE_KEY, lease, own, deadline)
      : 'changed'
    if (result === 'changed')
      return { heldBy: `${readText(lease, 'holder')}, since ${readText(lease, 'since')}` }
    if (result !== 'replaced') throw new Error(`the ended lease is not taken over: ${result}`)
  }

  const release = async () => {
    const end = Date.now() + STORE_TIMEOUT_MS
    const result = await store.replace('limits', LEASE_KEY, own, null, end)
    if (result !== 'replaced')
      logEvent('delivery', { outcome: 'not-released', reason: result }, 'error')
  }
  return { release }
}
