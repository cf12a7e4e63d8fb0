import 'server-only'
import { randomUUID } from 'node:crypto'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { readText } from '@/lib/notifications/stored-request'
import type { Store } from '@/lib/store/store'
import { createLimitEntry } from '@/lib/limits/rate-limits'

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
  const [id, now] = [randomUUID(), Date.now()]
  const mine = { id, holder, since: toInstant(new Date(now)), until: now + LEASE_MS }
  const keys = [LEASE_KEY]
  for (;;) {
    const lease = await createLimitEntry(store, keys.at(-1) ?? LEASE_KEY, mine, deadline)
    if (lease.id === id) return { release: () => release(store, keys) }
    if (Number(lease.until) > now)
      return { heldBy: `${readText(lease, 'holder')}, since ${readText(lease, 'since')}` }
    // Only one run can create the successor of an ended lease.
    keys.push(`${LEASE_KEY}-${readText(lease, 'id')}`)
  }
}

async function release(store: Store, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await store.remove('limits', key).catch(({ message: reason }: Error) => {
      logEvent('delivery', { outcome: 'not-released', reason }, 'error')
    })
}
