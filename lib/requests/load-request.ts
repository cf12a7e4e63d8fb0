import {
  DISPATCH_LISTS,
  STORE_TIMEOUT_MS,
  type DispatchList,
  type ListName,
  type Store,
} from '@/lib/store/store'
import { parseRequest, type Request } from './request'

/**
 * A record with its details; undefined if the list does not have it: it was removed, or is in
 * quarantine. @throws if it cannot be read
 */
export async function loadRequest(
  store: Pick<Store, 'read'>,
  list: DispatchList,
  key: string,
  deadline = Date.now() + STORE_TIMEOUT_MS,
): Promise<Request | undefined> {
  const [record, details] = await Promise.all([
    store.read(list, key, deadline),
    store.read('details', key, deadline),
  ])
  return record ? parseRequest(list, key, record, details ?? {}) : undefined
}

/**
 * A request in quarantine; undefined where it is not, where a later try has stored it in its list, and for
 * our canary. @throws if it cannot be read
 */
export async function loadHeld(
  ops: Pick<Store, 'read'>,
  key: string,
): Promise<Request | undefined> {
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const read = (list: ListName) => ops.read(list, key, deadline)
  const details = (await read('details')) ?? {}
  for (const list of DISPATCH_LISTS) {
    const record = await read(`quarantine/${list}`)
    if (!record) continue
    const request = parseRequest(list, key, record, details)
    const isHeld = !request.suspicions.includes('canary') && !(await read(list))
    return isHeld ? request : undefined
  }
  return undefined
}
