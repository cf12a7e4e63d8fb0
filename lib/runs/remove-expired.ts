import 'server-only'
import { readText } from '@/lib/requests/read-record'
import { safeLine } from '@/lib/requests/text'
import { readPages } from '@/lib/store/pages'
import {
  LIST_NAMES,
  REQUEST_LISTS,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { isCountExpired, isExpired, isSlotExpired, type Expiry } from './expiry'
import { encodeTime, getRequestKey, isTimedKey, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { LAST_RUN_KEY, saveRun, type RemovalRun } from './removal-run'

const STORE_TIMEOUT_MS = 3_000
const ABANDONED_MS = 86_400_000
/** Visitors' writes share the database. */
const MAX_CONCURRENT = 50

export interface FoundRecord {
  list: ListName
  key: string
  record: StoredRecord
}

interface RemovalOptions {
  now: number
  deadline?: number
  isDryRun?: boolean
}

/**
 * In the order of removal. Only a request has the phone by which the rest is found. Deliveries come after
 * it: without them, a request that is still there would be delivered again.
 */
const LAST_LISTS: readonly ListName[] = [...REQUEST_LISTS, 'deliveries']
export const REMOVAL_ORDER: readonly ListName[] = [
  ...LIST_NAMES.filter((name) => name !== 'locations' && !LAST_LISTS.includes(name)),
  ...LAST_LISTS,
]

/** Staff may have typed the key. */
export function toPath({ list, key }: Pick<FoundRecord, 'list' | 'key'>): string {
  return safeLine(`${list}/${key}`)
}

/** Whether the conversion of this outcome was written for Google Ads. */
export function wasExported(outcome: StoredRecord): boolean {
  return Object.keys(outcome).some((field) => field.startsWith('exported_'))
}

/** A line for a record whose conversion is at Google, too. Print it before the removal, whose answer may be lost. */
export function describeExport({ list, key, record }: FoundRecord): string | undefined {
  if (list !== 'outcomes' || !wasExported(record)) return undefined
  return `${safeLine(key)} was written for Google Ads: remove its conversion there, too`
}

/**
 * Removes what is older than the privacy policy allows, and counts and slots of past days. Reads each list
 * from its oldest record on, so that the next run continues where one ended. Never throws.
 * @param deadline in epoch milliseconds: no read or removal begins after it
 */
export async function removeExpired(
  store: Store,
  { now, deadline = Infinity, isDryRun = false }: RemovalOptions,
  print: (line: string) => void,
): Promise<RemovalRun> {
  const run: RemovalRun = { removed: 0, isComplete: true, failures: [], undated: [], exported: [] }
  const getExpiry = createExpiryCheck(store, await readTypedRequests(store, now), now)
  /** A second run finds what belongs to a request that is still there. */
  const unremoved = new Set<string>()

  async function remove(found: FoundRecord): Promise<void> {
    const requestKey = getRequestKey(found.list, found.key)
    if (unremoved.has(requestKey)) return
    try {
      const expiry = await getExpiry(found)
      if (expiry === undefined) run.undated.push(toPath(found))
      if (!expiry) return
      const exported = describeExport(found)
      if (exported) {
        print(exported)
        run.exported.push(found.key)
      }
      if (!isDryRun) await store.remove(found.list, found.key)
      run.removed++
      print(toPath(found))
    } catch (error) {
      unremoved.add(requestKey)
      run.failures.push(`${toPath(found)} could not be removed: ${(error as Error).message}`)
    }
  }

  const isLate = () => Date.now() >= deadline
  async function clearList(list: ListName): Promise<void> {
    for await (const batch of readOldest(store, list, now)) {
      if (isLate()) return
      await Promise.all(batch.map(([key, record]) => remove({ list, key, record })))
      if (isLate()) return
    }
  }

  for (const list of REMOVAL_ORDER) {
    if (isLate()) break
    await clearList(list).catch((error: Error) =>
      run.failures.push(`${list} could not be read: ${error.message}`),
    )
  }
  run.isComplete = !isLate()
  if (isDryRun) return run
  await eraseRemoved(store, run.failures)
  await saveRun(store, run, now)
  return run
}

/** Also where nothing is left to remove: an earlier run may have failed here. */
export async function eraseRemoved(
  store: Pick<Store, 'eraseRemoved'>,
  failures: string[],
): Promise<void> {
  await store.eraseRemoved().catch(({ message }: Error) => {
    failures.push(`The files of the store may still hold what was removed: ${message}`)
  })
}

type Entry = [key: string, record: StoredRecord]

/** In batches. Keys begin with their time, and those that staff typed come after all of these. */
async function* readOldest(store: Store, list: ListName, now: number): AsyncGenerator<Entry[]> {
  for await (const page of readPages(store, list)) {
    const firstYoung = page.findIndex(([key]) => isYoung(list, key, now))
    yield* toBatches(firstYoung < 0 ? page : page.slice(0, firstYoung))
    if (firstYoung < 0) continue
    for await (const typed of readTyped(store, list, now)) yield* toBatches(typed)
    return
  }
}

function* toBatches(entries: Entry[]): Generator<Entry[]> {
  for (let n = 0; n < entries.length; n += MAX_CONCURRENT)
    yield entries.slice(n, n + MAX_CONCURRENT)
}

/** Whether its time and those of all later keys are too young. A slot's key begins with the pickup's day. */
function isYoung(list: ListName, key: string, now: number): boolean {
  if (list === 'slots') return false
  if (list === 'limits') return isCountExpired(key, now) === false
  const requestKey = getRequestKey(list, key)
  return isTimedKey(requestKey, now) && !isExpired(requestKey, now)
}

const readTyped = (store: Store, list: ListName, now: number) =>
  readPages(store, list, encodeTime(now + MAX_KEY_DRIFT_MS))

/** Requests under keys that staff typed, which expire by their date, with all that belongs to them. */
async function readTypedRequests(store: Store, now: number): Promise<Map<string, Expiry>> {
  const requests = new Map<string, Expiry>()
  const readList = async (list: ListName) => {
    for await (const page of readTyped(store, list, now))
      for (const [key, { date }] of page) requests.set(key, isExpired(key, now, date))
  }
  // A list that cannot be read is reported when it is read again.
  await Promise.allSettled(REQUEST_LISTS.map(readList))
  return requests
}

/** Undefined for a record of unknown age. */
function createExpiryCheck(store: Store, typedRequests: Map<string, Expiry>, now: number) {
  /** The slot of a job that could not be stored, and was not sent again. */
  const isAbandoned = async (slot: StoredRecord) =>
    Number(slot.at) + ABANDONED_MS <= now &&
    // A corrected booking may stand on it.
    slot.shared !== true &&
    !(await store.read('jobs', readText(slot, 'key'), Date.now() + STORE_TIMEOUT_MS))
  return async ({ list, key, record }: FoundRecord): Promise<Expiry> => {
    if (list === 'slots') return isSlotExpired(key, now) || isAbandoned(record)
    if (list === 'limits') return key === LAST_RUN_KEY ? false : isCountExpired(key, now)
    const requestKey = getRequestKey(list, key)
    const isRequest = REQUEST_LISTS.some((name) => name === list)
    if (!isRequest && typedRequests.has(requestKey)) return typedRequests.get(requestKey) ?? false
    return isExpired(requestKey, now, record.date)
  }
}
