import {
  REQUEST_LISTS,
  STORE_TIMEOUT_MS,
  type DispatchList,
  type Store,
  DISPATCH_LISTS,
  type StoredRecord,
  readList,
} from '@/lib/store/store'
import { compareByTime } from '@/lib/store/record-key'
import { CANCELLED, isClosing, parseChanges } from './change'
import { parseRequest, type Request } from './request'
import type { Suspicion } from './suspicions'

/** Undefined for a request that was removed, quarantined or never stored. @throws if the store does not reply */
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

export const isCanary = (details: StoredRecord | null | undefined) =>
  details?.suspicions === ('canary' satisfies Suspicion)

/** Sorted by time. Omits our canary and requests that a later try stored in the list itself. */
export async function readQuarantine(
  store: Pick<Store, 'list'>,
  since?: string,
): Promise<Request[]> {
  const lists = DISPATCH_LISTS.map(async (list) => {
    const quarantined = Object.entries(await readList(store, `quarantine/${list}`, since))
    const [oldest] = quarantined[0] ?? []
    if (oldest === undefined) return []
    const [dispatched, details] = await Promise.all([
      readList(store, list, oldest),
      readList(store, 'details', oldest),
    ])
    return quarantined
      .filter(([key]) => !(key in dispatched) && !isCanary(details[key]))
      .map(([key, record]) => parseRequest(list, key, record, details[key] ?? {}, true))
  })
  return (await Promise.all(lists)).flat().toSorted(compareByTime)
}

/** `unknown` if the details could not be stored. */
export function listReasons({ suspicions }: Request): readonly string[] {
  return suspicions.length > 0 ? suspicions : ['unknown']
}

/** We do not know if a stored request was cancelled, so we neither acknowledge nor store it again. */
export class EarlierTryError extends Error {}

/** True when it was cancelled, replaced or dismissed. @throws EarlierTryError if the store fails */
export async function hasBeenCancelled(
  store: Pick<Store, 'read'>,
  list: DispatchList,
  key: string,
  deadline: number,
): Promise<boolean> {
  const read = (from: DispatchList | 'details') =>
    store.read(from, key, deadline).catch(({ message }: Error) => {
      throw new EarlierTryError(message)
    })
  // The office may have reopened the job.
  if (list === 'jobs' && (await read(list))?.job_status !== CANCELLED) return false
  return isClosing(parseChanges((await read('details')) ?? {}).at(-1))
}
