import 'server-only'
import { readDeskKey } from '@/lib/requests/desk-index'
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
import { wasExported } from '@/lib/requests/outcome'
import { getLastExpired, isCountExpired, isDayExpired, isExpired, type Expiry } from './expiry'
import { encodeTime, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { LAST_RUN_KEY, saveRun, type RemovalRun } from './removal-run'

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

const isRequestList = (name: ListName) => REQUEST_LISTS.some((other) => other === name)

/** A mailbox that has declined is not asked again, ever. */
const KEPT_LISTS: readonly ListName[] = ['locations', 'declined']

/** In the order of removal: only a request has the phone by which the rest is found. */
export const REMOVAL_ORDER: readonly ListName[] = [
  ...LIST_NAMES.filter((name) => !KEPT_LISTS.includes(name) && !isRequestList(name)),
  ...REQUEST_LISTS,
]

/** Staff may have typed the key. */
export function toPath({ list, key }: Pick<FoundRecord, 'list' | 'key'>): string {
  return safeLine(`${list}/${key}`)
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
  const getExpiry = createExpiryCheck(await readTypedRequests(store, now), now)
  /** A second run finds what belongs to a request that is still there. */
  const unremoved = new Set<string>()

  async function remove(found: FoundRecord): Promise<void> {
    if (unremoved.has(found.key)) return
    try {
      const expiry = getExpiry(found)
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
      unremoved.add(found.key)
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

/** What may have expired, in batches. */
async function* readOldest(store: Store, list: ListName, now: number) {
  for (const [since, until] of listRanges(list, now))
    for await (const page of readPages(store, list, since, until))
      for (let n = 0; n < page.length; n += MAX_CONCURRENT) yield page.slice(n, n + MAX_CONCURRENT)
}

/** Keys begin with their time, and those that staff typed come after all of these. */
function listRanges(list: ListName, now: number): [since?: string, until?: string][] {
  // Their keys begin with a day, or with an area.
  if (list === 'slots' || list === 'desk') return [[]]
  return [[undefined, encodeTime(getLastExpired(list, now) + 1)], [getFirstTyped(now)]]
}

const getFirstTyped = (now: number) => encodeTime(now + MAX_KEY_DRIFT_MS)

/** Requests under keys that staff typed, which expire by their date, with all that belongs to them. */
async function readTypedRequests(store: Store, now: number): Promise<Map<string, Expiry>> {
  const requests = new Map<string, Expiry>()
  const readList = async (list: ListName) => {
    for await (const page of readPages(store, list, getFirstTyped(now)))
      for (const [key, { date }] of page) requests.set(key, isExpired(key, now, date))
  }
  // A list that cannot be read is reported when it is read again.
  await Promise.allSettled(REQUEST_LISTS.map(readList))
  return requests
}

function createExpiryCheck(typedRequests: Map<string, Expiry>, now: number) {
  /** Its request was decided long ago, or expires. */
  const isDeskExpired = (key: string, { until }: StoredRecord): boolean =>
    (typeof until === 'string' && isDayExpired(until, now)) ||
    (typedRequests.get(key) ?? isExpired(key, now) ?? false)
  return ({ list, key, record }: FoundRecord): Expiry => {
    if (list === 'slots') return isDayExpired(key, now)
    if (list === 'desk') return isDeskExpired(readDeskKey(key), record)
    if (list === 'limits') return key === LAST_RUN_KEY ? false : isCountExpired(key, now)
    if (!isRequestList(list) && typedRequests.has(key)) return typedRequests.get(key) ?? false
    // What is owed for a later day has a key of that day.
    const due = list === 'outbox' ? readText(record, 'at').slice(0, 10) : undefined
    return isExpired(key, now, record.date ?? due)
  }
}
