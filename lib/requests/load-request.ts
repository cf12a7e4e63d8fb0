import type { DispatchList, Store } from '@/lib/store/store'
import { parseRequest, type Request } from './request'

export const STORE_TIMEOUT_MS = 3_000

/**
 * A record with its details; undefined if the list does not have it: it was removed, or is in
 * quarantine. @throws if it cannot be read
 */
export async function loadRequest(
  store: Pick<Store, 'read'>,
  list: DispatchList,
  key: string,
): Promise<Request | undefined> {
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const [record, details] = await Promise.all([
    store.read(list, key, deadline),
    store.read('details', key, deadline),
  ])
  return record ? parseRequest(list, key, record, details ?? {}) : undefined
}
