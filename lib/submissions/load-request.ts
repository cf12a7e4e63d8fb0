import 'server-only'
import type { StoredRequest } from '@/lib/notifications/stored-request'
import {
  RELATED_LISTS,
  type DispatchList,
  type RelatedRecords,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { resolveConsent } from './consent-record'
import { readSentAt } from './request-time'

const STORE_TIMEOUT_MS = 2_000

/**
 * A record with its related records and the valid consent; undefined if the list does not have it: it
 * was removed, or is in quarantine. @throws if it cannot be read
 */
export async function loadRequest(
  store: Pick<Store, 'read'>,
  list: DispatchList,
  key: string,
): Promise<StoredRequest | undefined> {
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const [record, change, ...entries] = await Promise.all([
    store.read(list, key, deadline),
    store.read('consent_changes', key, deadline),
    ...RELATED_LISTS.map(async (name) => [name, await store.read(name, key, deadline)] as const),
  ])
  if (!record) return undefined
  const related: RelatedRecords = Object.fromEntries(
    entries.filter((entry): entry is [(typeof entry)[0], StoredRecord] => entry[1] !== null),
  )
  // A changed answer came later than the request.
  const sentAt = readSentAt(related.consents)
  const consents = resolveConsent(related.consents, change)
  return { list, key, record, related: { ...related, ...(consents && { consents }) }, sentAt }
}
