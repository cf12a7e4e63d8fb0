/**
 * Where leads and jobs live. A port of two adapters (firebase.ts, sqlite.ts) that share one contract
 * test. It knows nothing of Next and nothing of what a record means.
 */
export interface Store {
  /**
   * Stores `record` under `list`/`key` unless something stands there: creates, never overwrites.
   * Never throws.
   * @param deadline when to give up, in milliseconds since the epoch
   */
  create(list: ListName, key: string, record: StoredRecord, deadline: number): Promise<WriteStatus>
  /**
   * Like `create`, and tells what stands there after: of many who claim a key at once a single one gets
   * it, and each learns whose it is. A store that gives no answer is not asked again: what a claim decides
   * must not cost a record its time. @throws when the store cannot tell
   */
  claim(list: ListName, key: string, record: StoredRecord, deadline: number): Promise<StoredRecord>
  /**
   * Like `claim`, for one key in several lists: one write where none of them is taken. Never throws:
   * the result lacks what the store cannot tell.
   */
  claimRelated(key: string, records: RelatedRecords, deadline: number): Promise<RelatedRecords>
  /** The record under `list`/`key`, null where there is none. @throws when the store cannot tell */
  read(list: ListName, key: string, deadline: number): Promise<StoredRecord | null>
  /**
   * Every record of a list in the order of the keys. @throws when the store cannot tell
   * @param since leaves out what has a smaller key: keys begin with their time (`encodeTime`)
   */
  list(list: ListName, since?: string): Promise<Record<string, StoredRecord>>
  /** Changes some fields of an existing record; for our own commands. @throws where there is none */
  update(list: ListName, key: string, changes: StoredRecord): Promise<void>
  /** Removes a record; for our own commands. Nothing happens where there is none. */
  remove(list: ListName, key: string): Promise<void>
}

/**
 * What became of a record: *stored* (now, or by an earlier try), *refused* (certainly not stored), or
 * *unknown* (it may be there; the same key makes another try harmless).
 */
export type WriteStatus = 'stored' | 'refused' | 'unknown'

/** What a claim found. @throws where it found nothing: nobody can tell whose the key is */
export function requireClaim(
  list: string,
  existing: StoredRecord | null | undefined,
): StoredRecord {
  if (!existing) throw new Error(`Nobody can tell who has the claim in ${list}`)
  return existing
}

/** JSON without null, empty objects and empty lists: the database drops those. */
export type StoredRecord = { [field: string]: string | number | boolean | StoredRecord }

/** What stands beside a lead or job, also in quarantine, under the same key, by list. */
export type RelatedRecords = Partial<
  Record<(typeof RELATED_LISTS)[number] | 'suspicions', StoredRecord>
>

export const LIST_NAMES = [
  'leads',
  'jobs',
  'move_details',
  'attribution',
  'consents',
  'consent_changes',
  'handed_over',
  'changes_handed_over',
  'suspicions',
  'quarantine/leads',
  'quarantine/jobs',
  'canary/leads',
  'canary/jobs',
  'limits',
  'seen',
  'locations',
] as const
export type ListName = (typeof LIST_NAMES)[number]

/** Before every list of a preview deployment, so that nobody's test reaches the dispatcher. */
export const PREVIEW_PREFIX = 'preview/'

/** As whom the database is asked: the site, or a command for people (lib/database-rules.ts). */
export const IDENTITIES = ['site', 'ops'] as const
export type Identity = (typeof IDENTITIES)[number]

/** What one day counts about submissions (lib/submissions/rate-limiter.ts, lib/spam.ts), by keys that name nobody. */
export const DAILY_LISTS = ['limits', 'seen'] as const satisfies readonly ListName[]

/** The lists a dispatcher works from. */
export const DISPATCH_LISTS = ['leads', 'jobs'] as const satisfies readonly ListName[]
export type DispatchList = (typeof DISPATCH_LISTS)[number]

/** What stands beside a lead or job under the same key. */
export const RELATED_LISTS = [
  'move_details',
  'attribution',
  'consents',
] as const satisfies readonly ListName[]
