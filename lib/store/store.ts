export interface Store {
  /** Atomic create: an existing record counts as stored. `deadline` is in epoch milliseconds. */
  create(list: ListName, key: string, record: StoredRecord, deadline: number): Promise<WriteStatus>
  /** Atomic create, not retried; returns the existing record. @throws without an answer */
  claim(list: ListName, key: string, record: StoredRecord, deadline: number): Promise<StoredRecord>
  /** True if all were created, by one write; false if one exists, or without an answer. Not retried. */
  createAll(records: readonly NewRecord[], deadline: number): Promise<boolean>
  /** The result lacks lists without an answer. */
  claimRelated(key: string, records: RelatedRecords, deadline: number): Promise<RelatedRecords>
  /** Null for a missing record. @throws without an answer */
  read(list: ListName, key: string, deadline: number): Promise<StoredRecord | null>
  /**
   * Sorted by key, from the key `since`, which begins with a time; at most `limit` records.
   * @throws without an answer
   */
  list(list: ListName, since?: string, limit?: number): Promise<Record<string, StoredRecord>>
  /** Null removes a field. @throws for a missing record */
  update(list: ListName, key: string, changes: RecordChanges): Promise<void>
  remove(list: ListName, key: string): Promise<void>
}

export interface NewRecord {
  list: ListName
  key: string
  record: StoredRecord
}

/** refused: certainly not stored; unknown: possibly stored, a retry with the same key is harmless. */
export type WriteStatus = 'stored' | 'refused' | 'unknown'

export function requireClaim(
  list: string,
  existing: StoredRecord | null | undefined,
): StoredRecord {
  if (!existing) throw new Error(`No answer to the claim in ${list}`)
  return existing
}

/** The Realtime Database drops nulls, empty objects and empty arrays. */
export type StoredRecord = { [field: string]: string | number | boolean | StoredRecord }

export type RecordChanges = { [field: string]: StoredRecord[string] | null }

export type RelatedRecords = Partial<
  Record<(typeof RELATED_LISTS)[number] | 'suspicions', StoredRecord>
>

export const LIST_NAMES = [
  'leads',
  'jobs',
  'move_details',
  'job_details',
  'attribution',
  'consents',
  'consent_changes',
  'outcomes',
  'exported',
  'handed_over',
  'changes_handed_over',
  'dispatch_mails',
  'chat_messages',
  'confirmation_mails',
  'suspicions',
  'quarantine/leads',
  'quarantine/jobs',
  'canary/leads',
  'canary/jobs',
  'limits',
  'seen',
  'slots',
  'experiment_visits',
  'locations',
] as const
export type ListName = (typeof LIST_NAMES)[number]

/** Keeps records of preview deployments away from the dispatcher. */
export const PREVIEW_PREFIX = 'preview/'

/** The `auth.uid` of the database rules: the site or a command. */
export const IDENTITIES = ['site', 'ops'] as const
export type Identity = (typeof IDENTITIES)[number]

export const DAILY_LISTS = ['limits', 'seen'] as const satisfies readonly ListName[]

/** The markers of each notification channel (lib/submissions/channels.ts). */
export const MARKER_LISTS = [
  'handed_over',
  'changes_handed_over',
  'dispatch_mails',
  'chat_messages',
  'confirmation_mails',
] as const satisfies readonly ListName[]
export type MarkerList = (typeof MARKER_LISTS)[number]

export const DISPATCH_LISTS = ['leads', 'jobs'] as const satisfies readonly ListName[]
export type DispatchList = (typeof DISPATCH_LISTS)[number]

/** Whose records have a location and a phone; records of other lists share their keys. */
export const REQUEST_LISTS = [
  ...DISPATCH_LISTS,
  'quarantine/leads',
  'quarantine/jobs',
  'canary/leads',
  'canary/jobs',
] as const satisfies readonly ListName[]

/** The list with further answers, city, time zone and reference of each request. */
export const DETAILS_LISTS = { leads: 'move_details', jobs: 'job_details' } as const

export const RELATED_LISTS = [
  'move_details',
  'job_details',
  'attribution',
  'consents',
] as const satisfies readonly ListName[]
