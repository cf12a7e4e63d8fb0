import 'server-only'
import pMap from 'p-map'
import { RETENTION_MONTHS } from '@/lib/business/brand'
import { DAY_MS } from '@/lib/dates/durations'
import { addDays, addMonths } from '@/lib/dates/wall-clock'
import { encodeTime } from '@/lib/forms/push-key'
import { readDeskKey } from '@/lib/requests/desk-index'
import { wasExported } from '@/lib/requests/outcome'
import { safeLine } from '@/lib/requests/text'
import {
  readPages,
  LIST_NAMES,
  REQUEST_LISTS,
  type ListName,
  type Store,
  type StoredRecord,
  STORE_TIMEOUT_MS,
} from '@/lib/store/store'
import { isRecordKey } from '@/lib/store/record-key'
import { toInstant } from '@/lib/dates/instant'

/** Visitors' writes share the database. */
const MAX_CONCURRENT = 50
/** A limit looks back 24 hours, so it reads a day's record until the next day ends. */
const COUNTS_RETENTION_MS = 2 * DAY_MS

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

/** A mailbox that declined is never asked again. */
const KEPT_LISTS: readonly ListName[] = ['locations', 'declined']
const REMOVED_LAST: readonly ListName[] = REQUEST_LISTS

/** Requests go last: we find a person's other records by the phone in the request. */
export const REMOVAL_ORDER: readonly ListName[] = [
  ...LIST_NAMES.filter((name) => ![...KEPT_LISTS, ...REMOVED_LAST].includes(name)),
  ...REMOVED_LAST,
]

/** Safe to print even if staff typed the key. */
export function toPath({ list, key }: Pick<FoundRecord, 'list' | 'key'>): string {
  return safeLine(`${list}/${key}`)
}

/** Names a conversion that Google still has. Print it before the removal: the store's reply may be lost. */
export function describeExport({ list, key, record }: FoundRecord): string | undefined {
  if (list !== 'outcomes' || !wasExported(record)) return undefined
  return `${safeLine(key)} was written for Google Ads: remove its conversion there, too`
}

/** Removes what the privacy policy no longer allows. Never throws. @param deadline no removal starts after it */
export async function removeExpired(
  store: Store,
  { now, deadline = Infinity, isDryRun = false }: RemovalOptions,
  print: (line: string) => void,
): Promise<RemovalRun> {
  const run: RemovalRun = { removed: 0, isComplete: true, failures: [], exported: [] }

  async function remove(found: FoundRecord): Promise<void> {
    const exported = describeExport(found)
    if (exported) {
      print(exported)
      run.exported.push(found.key)
    }
    if (!isDryRun) await store.remove(found.list, found.key)
    run.removed++
    print(toPath(found))
  }
  const tryToRemove = (found: FoundRecord) =>
    remove(found).catch(({ message }: Error) => {
      run.failures.push(`${toPath(found)} could not be removed: ${message}`)
    })

  const isLate = () => Date.now() >= deadline
  async function clearList(list: ListName): Promise<void> {
    const { until, isExpired } = createExpiry(list, now)
    const removeInTime = async ([key, record]: [string, StoredRecord]) => {
      if (!isLate()) await tryToRemove({ list, key, record })
    }
    for await (const page of readPages(store, list, undefined, until)) {
      const expired = page.filter(([key, record]) => isExpired(key, record))
      await pMap(expired, removeInTime, { concurrency: MAX_CONCURRENT })
      if (isLate()) return
    }
  }

  for (const list of REMOVAL_ORDER) {
    if (isLate()) break
    await clearList(list).catch(({ message }: Error) => {
      run.failures.push(`${list} could not be read: ${message}`)
    })
  }
  run.isComplete = !isLate()
  if (isDryRun) return run
  await eraseRemoved(store, run.failures)
  await saveRun(store, run, now)
  return run
}

/** Runs even if nothing was removed: an earlier run may have failed here. */
export async function eraseRemoved(
  store: Pick<Store, 'eraseRemoved'>,
  failures: string[],
): Promise<void> {
  await store.eraseRemoved().catch(({ message }: Error) => {
    failures.push(`The files of the store may still hold what was removed: ${message}`)
  })
}

/** Requests with an earlier key have expired. */
export function findFirstKept(now: number): string {
  const today = new Date(now).toISOString().slice(0, 10)
  return encodeTime(Date.parse(addMonths(today, -RETENTION_MONTHS)))
}

interface Expiry {
  until?: string
  isExpired: (key: string, record: StoredRecord) => boolean
}

/** Most keys begin with their time. `npm run doctor` names those that staff typed. */
function createExpiry(list: ListName, now: number): Expiry {
  const today = new Date(now).toISOString().slice(0, 10)
  // Every day before yesterday (UTC) is over in every time zone.
  const yesterday = addDays(today, -1)
  const firstKept = findFirstKept(now)
  if (list === 'slots') return { until: yesterday, isExpired: () => true }
  if (list === 'desk')
    return {
      isExpired(deskKey, { until }) {
        const key = readDeskKey(deskKey)
        const isForgotten = typeof until === 'string' && until < yesterday
        return isForgotten || (isRecordKey(key) && key < firstKept)
      },
    }
  const until = list === 'limits' ? encodeTime(now - COUNTS_RETENTION_MS) : firstKept
  return { until, isExpired: isRecordKey }
}

/** A key in `limits`. It contains no time, so it never expires. */
const LAST_RUN_KEY = 'forget'

export interface RemovalRun {
  removed: number
  isComplete: boolean
  failures: string[]
  /** Keys of requests whose conversions we also gave to Google. */
  exported: string[]
}

/** Never throws; adds a failure to the run. */
async function saveRun(store: Store, run: RemovalRun, now: number): Promise<void> {
  const record = {
    at: toInstant(new Date(now)),
    removed: run.removed,
    complete: run.isComplete,
    failed: run.failures.length,
  }
  try {
    const deadline = Date.now() + STORE_TIMEOUT_MS
    const { status } = await store.transact('limits', LAST_RUN_KEY, deadline, () => record)
    if (status !== 'stored') throw new Error(status)
  } catch (error) {
    run.failures.push(`limits/${LAST_RUN_KEY} could not be written: ${(error as Error).message}`)
  }
}

export const readLastRun = (store: Pick<Store, 'read'>, deadline: number) =>
  store.read('limits', LAST_RUN_KEY, deadline)
