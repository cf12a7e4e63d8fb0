export interface Store {
  /**
   * Atomic: no other write comes between the value that `change` saw and the one that it returned. A retry
   * after a lost reply sees what the first try wrote, so `change` must leave that. Never throws.
   * @param deadline in epoch milliseconds @param change pure; runs again on each newer value
   */
  transact(list: ListName, key: string, deadline: number, change: Change): Promise<TransactResult>
  /** Null for a missing record. @throws if the store does not reply */
  read(list: ListName, key: string, deadline: number): Promise<StoredRecord | null>
  /** Sorted by key. @throws if the store does not reply */
  list(list: ListName, range?: KeyRange): Promise<Record<string, StoredRecord>>
  /** Applies `applyChanges` to a record that exists. @throws if the store does not reply */
  update(list: ListName, key: string, changes: RecordChanges): Promise<void>
  remove(list: ListName, key: string): Promise<void>
  /** Erases removed records from the store's files. @throws while another program uses them */
  eraseRemoved(): Promise<void>
}

/** Both ends are included. */
interface KeyRange {
  since?: string
  until?: string
  limit?: number
}

export type Change = (current: StoredRecord | null) => StoredRecord | null | undefined

export const ifAbsent =
  (record: StoredRecord): Change =>
  (current) =>
    current ? undefined : record

/**
 * stored: the key holds `record`; `isChanged` if this call wrote it. refused: certainly not written; so is
 * contended, because others kept writing. unknown: perhaps written. The reason is for the log.
 */
export type TransactResult =
  | { status: 'stored'; record: StoredRecord | null; isChanged: boolean }
  | { status: 'refused' | 'contended' | 'unknown'; reason?: string }

/** The Realtime Database drops nulls, empty objects and empty arrays. */
export type StoredRecord = { [field: string]: string | number | boolean | StoredRecord }

export type RecordChanges = { [field: string]: StoredRecord[string] | null }

/** Sets fields; a path such as `changes/0-cancelled` sets one of an inner record, and null removes it. */
export function applyChanges(record: StoredRecord, changes: RecordChanges): StoredRecord {
  const changed: RecordChanges = { ...record }
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', ...rest] = path.split('/')
    const kept = changed[field]
    // Staff may have typed a string where a record belongs.
    const inner = typeof kept === 'object' && kept !== null ? kept : {}
    changed[field] = rest.length === 0 ? value : applyChanges(inner, { [rest.join('/')]: value })
  }
  const entries = Object.entries(changed).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as StoredRecord
}

export const LIST_NAMES = [
  'leads',
  'jobs',
  'details',
  'outbox',
  'outcomes',
  'quarantine/leads',
  'quarantine/jobs',
  'limits',
  'slots',
  'desk',
  'declined',
  'locations',
] as const
export type ListName = (typeof LIST_NAMES)[number]

export const DISPATCH_LISTS = ['leads', 'jobs'] as const satisfies readonly ListName[]
export type DispatchList = (typeof DISPATCH_LISTS)[number]

/** Their records have a location and a phone; `details` share their keys. */
export const REQUEST_LISTS = [
  ...DISPATCH_LISTS,
  'quarantine/leads',
  'quarantine/jobs',
] as const satisfies readonly ListName[]

/** The `auth.uid` of the database rules: `ops` for commands, cron runs and the desk, else `site`. */
export type Identity = 'site' | 'ops'

/** For one read or write, unless a form sets its own deadline. */
export const STORE_TIMEOUT_MS = 3_000

/** Calls `change` once. The result holds after the caller has written the record. */
export function applyChange(change: Change, current: StoredRecord | null): TransactResult {
  try {
    const next = change(current)
    if (next === undefined) return { status: 'stored', record: current, isChanged: false }
    return { status: 'stored', record: normalize(next), isChanged: true }
  } catch (error) {
    console.error(error)
    return { status: 'refused' }
  }
}

/** Drops nulls and empty objects, as the Realtime Database does; an empty record becomes null. */
function normalize(record: StoredRecord | null): StoredRecord | null {
  const kept: unknown = JSON.parse(JSON.stringify(record), (field, value: unknown) => {
    if (/[.#$/[\]]/.test(field)) throw new Error(`The database has no field named ${field}`)
    const isEmpty = value === null || (typeof value === 'object' && Object.keys(value).length === 0)
    return isEmpty ? undefined : value
  })
  return (kept ?? null) as StoredRecord | null
}

/** About two megabytes of leads, which a slow connection reads in one attempt. */
const PAGE_SIZE = 2_000

/** Sorted by key; `since` and `until` are included. @throws if the store does not reply */
export async function* readPages(
  store: Pick<Store, 'list'>,
  list: ListName,
  since?: string,
  until?: string,
): AsyncGenerator<[key: string, record: StoredRecord][]> {
  for (let last: string | undefined; ;) {
    const range = { since: last ?? since, until, limit: PAGE_SIZE }
    const entries = Object.entries(await store.list(list, range))
    // Each request for a page starts at the last record of the page before.
    const page = entries.filter(([key]) => key !== last)
    if (page.length > 0) yield page
    if (entries.length < PAGE_SIZE) return
    last = page.at(-1)?.[0]
  }
}

export async function readList(
  ...source: Parameters<typeof readPages>
): Promise<Record<string, StoredRecord>> {
  const records: Record<string, StoredRecord> = {}
  for await (const page of readPages(...source)) Object.assign(records, Object.fromEntries(page))
  return records
}
