import 'server-only'
import * as z from 'zod/mini'
import { CURRENCIES } from '@/lib/business/currencies'
import * as stored from '@/lib/forms/stored-fields'
import type { Request } from '@/lib/requests/request'
import { isWon } from '@/lib/requests/won-records'
import {
  applyChanges,
  type DispatchList,
  type RecordChanges,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'

export const MAX_VALUE = 1_000_000
/** Of one read or write. */
const TIMEOUT_MS = 6_000

/** The import files of Google Ads: by the ad's click, and by hashed contact data. */
export const EXPORT_FORMATS = ['click', 'enhanced'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const LOST_REASONS = ['price', 'date', 'competitor', 'unreachable'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** Who decides it: a command, or the link in the office's mail of a day. */
const DECIDERS = ['command', 'mail'] as const
export type Decider = (typeof DECIDERS)[number]

/** A record of `outcomes`: whether a request became a job, and what it is worth. */
export const OutcomeSchema = z.strictObject({
  won: z.boolean(),
  value: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_VALUE))),
  currency: z.optional(z.enum(Object.values(CURRENCIES))),
  lost: z.optional(z.enum(LOST_REASONS)),
  /** Calls that nobody answered, and when the last one was. */
  called: z.optional(z.int().check(z.minimum(1))),
  called_at: z.optional(stored.instant),
  /** Who has decided it last. */
  by: z.optional(z.enum(DECIDERS)),
  /** Fields of the request that `--won` or `--lost` has changed, as they were. */
  before: z.optional(z.record(z.string(), z.string())),
  /** When that was decided, as far as known. */
  at: stored.instant,
  exported_click: z.optional(stored.instant),
  exported_enhanced: z.optional(stored.instant),
  /** When the person asked not to be reported: no export has it any more. */
  withheld: z.optional(stored.instant),
})

export type Outcome = z.infer<typeof OutcomeSchema>

/** What cannot be noted of a request as it is; nothing was changed. */
export class OutcomeError extends Error {}

/** @param time of the outcome, where there is none yet */
export async function saveOutcome(
  store: Store,
  key: string,
  changes: RecordChanges,
  time: Date,
): Promise<StoredRecord> {
  const result = await store.transact('outcomes', key, getDeadline(), (current) =>
    applyChanges(current ?? { won: false, at: stored.toInstant(time) }, changes),
  )
  if (result.status !== 'stored' || !result.record)
    throw new Error(`outcomes/${key} was ${result.status}`)
  return result.record
}

/** A record that was removed meanwhile stays removed. */
export async function changeRecord(
  store: Store,
  list: DispatchList,
  key: string,
  changes: RecordChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  const { status } = await store.transact(list, key, getDeadline(), (current) =>
    current ? applyChanges(current, changes) : undefined,
  )
  if (status !== 'stored') throw new Error(`${list}/${key} was ${status}`)
}

/** Empty where nothing is noted. @throws without an answer */
export async function loadOutcome(store: Store, key: string): Promise<StoredRecord> {
  return (await store.read('outcomes', key, getDeadline())) ?? {}
}

/** Whether staff or a command marked a request as won. */
export function hasWon(record: StoredRecord, outcome: StoredRecord | undefined): boolean {
  return isWon(record) || outcome?.won === true
}

/** Keeps a request out of every later export. */
export async function withholdRequest(
  store: Store,
  { list, key }: Pick<Request, 'list' | 'key'>,
  now: Date,
): Promise<string> {
  const outcome = await saveOutcome(store, key, { withheld: stored.toInstant(now) }, now)
  const line = `${list}/${key}: not written for Google Ads any more`
  return wasExported(outcome) ? `${line}; it was written before` : line
}

/** Call it for conversions that were written. A request that staff marked as won has no outcome yet. */
export async function markAsExported(
  store: Store,
  conversions: readonly { key: string; at: Date }[],
  format: ExportFormat,
  now: Date,
): Promise<void> {
  for (const { key, at: wonAt } of conversions) {
    const exported = { won: true, [`exported_${format}`]: stored.toInstant(now) }
    await saveOutcome(store, key, exported, wonAt)
  }
}

export function wasExported(outcome: StoredRecord): boolean {
  return Object.keys(outcome).some((field) => field.startsWith('exported_'))
}

const getDeadline = () => Date.now() + TIMEOUT_MS
