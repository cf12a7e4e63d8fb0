import { REQUEST_LISTS, STORE_TIMEOUT_MS, type DispatchList, type Store } from '@/lib/store/store'
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
 * A request in whichever list it is, quarantine included; undefined for an unknown key and for our canary.
 * @throws if it cannot be read
 */
export async function findRequest(
  store: Pick<Store, 'read'>,
  key: string,
): Promise<Request | undefined> {
  // The Realtime Database would answer with a whole list, or with a part of a record.
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

/** A request that is in quarantine and in no other list. @throws if it cannot be read */
export async function loadHeld(
  ops: Pick<Store, 'read'>,
  key: string,
): Promise<Request | undefined> {
  const request = await findRequest(ops, key)
  return request?.isHeld ? request : undefined
}
