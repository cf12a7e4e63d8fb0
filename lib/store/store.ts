/** What is stored where: docs/database.md. */
export interface Store {
  /**
   * Atomic create: an existing record is never overwritten. Never throws.
   * @param deadline in epoch milliseconds
   */
  createIfAbsent(
    list: ListName,
    key: string,
    record: StoredRecord,
    deadline: number,
  ): Promise<WriteResult>
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
  /**
   * Replaces these fields; null removes one. `changes/0-cancelled` is a field of the record in `changes`.
   * @throws for a missing record
   */
  update(list: ListName, key: string, changes: RecordChanges): Promise<void>
  /**
   * Atomic compare-and-swap: writes `next`, where null removes, if the record is still `expected`. A try
   * after a lost answer finds `next` and succeeds. Never throws.
   */
  replace(
    list: ListName,
    key: string,
    expected: StoredRecord,
    next: StoredRecord | null,
    deadline: number,
  ): Promise<ReplaceResult>
  remove(list: ListName, key: string): Promise<void>
  /** After removals: no byte of them stays in the store's files. @throws while another program uses them */
  eraseRemoved(): Promise<void>
}

/**
 * stored: the key holds `record`, this one or an earlier one; refused: certainly not stored; unknown:
 * possibly stored, and a retry with the same key is harmless.
 */
export type WriteResult =
  { status: 'stored'; record: StoredRecord } | { status: 'refused' | 'unknown' }
export type WriteStatus = WriteResult['status']

/** Keys begin with a time. `until` is in the range. */
export interface KeyRange {
  since?: string
  until?: string
  limit?: number
}

/** The new record, null to remove it, undefined to leave it. */
export type Change = (current: StoredRecord | null) => StoredRecord | null | undefined

/**
 * stored: the key holds `record`, and `isChanged` says whether this call wrote it; refused: certainly not
 * written, `contended` where others wrote all the time; unknown: perhaps written.
 */
export type TransactResult =
  | { status: 'stored'; record: StoredRecord | null; isChanged: boolean }
  | { status: 'refused' | 'contended' | 'unknown' }

/** changed: the record is another one, and stays; refused: certainly not replaced; unknown: perhaps. */
export type ReplaceResult = 'replaced' | 'changed' | 'refused' | 'unknown'

/** The Realtime Database drops nulls, empty objects and empty arrays. */
export type StoredRecord = { [field: string]: string | number | boolean | StoredRecord }

export type RecordChanges = { [field: string]: StoredRecord[string] | null }

export const LIST_NAMES = [
  'leads',
  'jobs',
  'details',
  'deliveries',
  'outcomes',
  'quarantine/leads',
  'quarantine/jobs',
  'canary/leads',
  'canary/jobs',
  'limits',
  'slots',
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
  'canary/leads',
  'canary/jobs',
] as const satisfies readonly ListName[]

/** The `auth.uid` of the database rules: the site or a command. */
export type Identity = 'site' | 'ops'

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function getRemainingMs(deadline: number): number {
  return Math.max(0, deadline - Date.now())
}

/** The operation itself goes on after the deadline. @throws TimeoutError */
export async function settleBy<Answer>(
  deadline: number,
  operation: Promise<Answer>,
): Promise<Answer> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new TimeoutError()), getRemainingMs(deadline))
  return Promise.race([operation, timeout.promise]).finally(() => clearTimeout(timer))
}

export class TimeoutError extends Error {
  override message = 'timed out'
}
