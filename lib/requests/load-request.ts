import { REQUEST_LISTS, STORE_TIMEOUT_MS, type DispatchList, type Store } from '@/lib/store/store'
import { parseRequest, type Request } from './request'

/** Undefined if the list lacks it: it was removed, or is in quarantine. @throws if it cannot be read */
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

/** Searches quarantine, too; undefined for an unknown key and our canary. @throws if it cannot be read */
export async function findRequest(
  store: Pick<Store, 'read'>,
  key: string,
): Promise<Request | undefined> {
  // For such a key the Realtime Database would return a whole list or part of a record.
  if (key === '' || key.includes('/')) return undefined
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const lists = ['details', ...REQUEST_LISTS] as const
  const [details, ...records] = await Promise.all(
    lists.map((list) => store.read(list, key, deadline)),
  )
  const index = records.findIndex(Boolean)
  const [record, storedIn] = [records[index], REQUEST_LISTS[index]]
  if (!record || !storedIn) return undefined
  const list = storedIn.endsWith('leads') ? 'leads' : 'jobs'
  const request = parseRequest(list, key, record, details ?? {}, storedIn !== list)
  return request.isHeld && request.suspicions.includes('canary') ? undefined : request
}

/** Undefined unless the request is only in quarantine. @throws if it cannot be read */
export async function loadHeld(
  ops: Pick<Store, 'read'>,
  key: string,
): Promise<Request | undefined> {
  const request = await findRequest(ops, key)
  return request?.isHeld ? request : undefined
}
