import 'server-only'
import { logEvent } from '@/lib/log'
import type { RelatedRecords, Store } from '@/lib/store/store'

/** Related records may take this long, in milliseconds, and may fail. */
const RELATED_TIMEOUT_MS = 1_000

interface StoreContext {
  /** The request's id in the log. */
  request: string
  deadline: number
}

/**
 * Stores what belongs to a submission beside its record. A later, different answer about marketing
 * texts goes to `consent_changes`: records are never overwritten. Logs a failure, never throws.
 */
export async function storeRelatedRecords(
  store: Store,
  key: string,
  related: RelatedRecords,
  { request, deadline }: StoreContext,
): Promise<void> {
  const relatedDeadline = Math.min(Date.now() + RELATED_TIMEOUT_MS, deadline)
  const stored = await store.claimRelated(key, related, relatedDeadline)
  const lists = Object.keys(related) as (keyof RelatedRecords)[]
  const missing: string[] = lists.filter((list) => !stored[list])
  const { consents } = related
  if (consents && stored.consents && stored.consents.marketing !== consents.marketing) {
    const status = await store.create('consent_changes', key, consents, relatedDeadline)
    if (status !== 'stored') missing.push('consent_changes')
  }
  if (missing.length > 0)
    logEvent('related-records', { request, outcome: 'missing', lists: missing, key }, 'error')
}
