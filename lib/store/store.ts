export interface Store {
  /**
   * Changes a record in one step: no other write comes between what `change` saw and what it returned.
   * A try after a lost answer sees what the first one wrote, so `change` must then leave it. Never throws.
   * @param deadline in epoch milliseconds
   * @param change a pure function; runs again on each newer value
   */
  transact(list: ListName, key: string, deadline: number, change: Change): Promise<TransactResult>
  /** Null for a missing record. @throws without an answer */
  read(list: ListName, key: string, deadline: number): Promise<StoredRecord | null>
  /** Sorted by key. @throws without an answer */
  list(list: ListName, range?: KeyRange): Promise<Record<string, StoredRecord>>
  /** `applyChanges` to a record that was read. @throws without an answer */
  update(list: ListName, key: string, changes: RecordChanges): Promise<void>
  remove(list: ListName, key: string): Promise<void>
  /** After removals: no byte of them stays in the store's files. @throws while another program uses them */
  eraseRemoved(): Promise<void>
}

/** Keys begin with a time. `until` is in the range. */
interface KeyRange {
  since?: string
  until?: string
  limit?: number
}

export type Change = (current: StoredRecord | null) => StoredRecord | null | undefined

/** Creates a record, and leaves an existing one. */
export const ifAbsent =
  (record: StoredRecord): Change =>
  (current) =>
    current ? undefined : record

/**
 * stored: the key holds `record`, and `isChanged` says whether this call wrote it; refused: certainly not
 * written, `contended` where others wrote all the time; unknown: perhaps written. A reason is for the log.
 */
export type TransactResult =
  | { status: 'stored'; record: StoredRecord | null; isChanged: boolean }
  | { status: 'refused' | 'contended' | 'unknown'; reason?: string }

/** The Realtime Database drops nulls, empty objects and empty arrays. */
export type StoredRecord = { [field: string]: string | number | boolean | StoredRecord }

export type RecordChanges = { [field: string]: StoredRecord[string] | null }

/** Sets fields, and with a path such as `changes/0-cancelled` one of a record inside it; null removes. */
export function applyChanges(record: StoredRecord, changes: RecordChanges): StoredRecord {
  const changed: RecordChanges = { ...record }
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', ...rest] = path.split('/')
    const kept = changed[field]
    // Staff may have made it a text.
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

/** Whose records have a location and a phone; `details` share their keys. */
export const REQUEST_LISTS = [
  ...DISPATCH_LISTS,
  'quarantine/leads',
  'quarantine/jobs',
] as const satisfies readonly ListName[]

/** The `auth.uid` of the database rules: the site or a command. */
export type Identity = 'site' | 'ops'

/** Of one read or write, unless a form has a deadline of its own. */
export const STORE_TIMEOUT_MS = 3_000

/** One call of `change`, with the result that is true once the new record is written. */
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

/** As the Realtime Database keeps a record: it has no nulls and no empty objects, and is itself no such object. */
function normalize(record: StoredRecord | null): StoredRecord | null {
  const kept: unknown = JSON.parse(JSON.stringify(record), (field, value: unknown) => {
    if (/[.#$/[\]]/.test(field)) throw new Error(`The database has no field named ${field}`)
    const isEmpty = value === null || (typeof value === 'object' && Object.keys(value).length === 0)
    return isEmpty ? undefined : value
  })
  return (kept ?? null) as StoredRecord | null
}
