import 'server-only'
import { logEvent } from '@/lib/log'
import type { Beside, Store } from '@/lib/store/store'

/** Related records may take this long, in milliseconds, and may fail. */
const RELATED_MS = 1_000

interface Context {
  /** The request's id in the log. */
  request: string
  deadline: number
}

/**
 * Stores what belongs to a submission beside its record. A later, different answer about marketing
 * texts goes to `consent_changes`: records are never overwritten. Logs a failure, never throws.
 */
export async function storeRelated(
  store: Store,
  key: string,
  related: Beside,
  { request, deadline }: Context,
): Promise<void> {
  const soon = Math.min(Date.now() + RELATED_MS, deadline)
  const stored = await store.claimRelated(key, related, soon)
  const lists = Object.keys(related) as (keyof Beside)[]
  const missing: string[] = lists.filter((list) => !stored[list])
  const { consents } = related
  if (consents && stored.consents && stored.consents.marketing !== consents.marketing) {
    const saved = await store.create('consent_changes', key, consents, soon)
    if (saved !== 'stored') missing.push('consent_changes')
  }
  if (missing.length > 0)
    logEvent('beside', { request, outcome: 'missing', lists: missing, key }, 'error')
}
