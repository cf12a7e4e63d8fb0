import 'server-only'
import * as z from 'zod/mini'
import { CURRENCIES } from '@/lib/business/currencies'
import * as stored from '@/lib/dates/instant'
import type { StoredRecord } from '@/lib/store/store'
import { isWon } from './won-records'

export const MAX_VALUE = 1_000_000

/** Import files for Google Ads: `click` by the ad's click id, `enhanced` by hashed contact data. */
export const EXPORT_FORMATS = ['click', 'enhanced'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const LOST_REASONS = ['price', 'date', 'competitor', 'unreachable'] as const
export type LostReason = (typeof LOST_REASONS)[number]

const Event = z.strictObject({
  at: stored.instant,
  what: z.enum(['called', 'uncalled', 'told', 'won', 'lost', 'open']),
  name: z.optional(z.string()),
})

/** A record of `outcomes`: the office's notes about a request. */
export const OutcomeSchema = z.strictObject({
  won: z.boolean(),
  value: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_VALUE))),
  currency: z.optional(z.enum(Object.values(CURRENCIES))),
  lost: z.optional(z.enum(LOST_REASONS)),
  /** The number of calls that nobody answered. */
  called: z.optional(z.int().check(z.minimum(1))),
  called_at: z.optional(stored.instant),
  /** All notes, keyed by number and kind. */
  history: z.optional(z.record(z.string(), Event)),
  /** The time of the last decision, as far as known. */
  at: stored.instant,
  exported_click: z.optional(stored.instant),
  exported_enhanced: z.optional(stored.instant),
  /** When the person asked not to be reported; exports leave it out. */
  withheld: z.optional(stored.instant),
})

export type Outcome = z.infer<typeof OutcomeSchema>

/** Undefined if nothing is noted, or if staff made the record invalid. */
export function parseOutcome(record: StoredRecord | null | undefined): Outcome | undefined {
  return OutcomeSchema.safeParse(record ?? undefined).data
}

/** Oldest first. */
export function listEvents({ history = {} }: Pick<Outcome, 'history'> = {}) {
  return Object.values(history).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

export function isDecided(outcome: Pick<Outcome, 'won' | 'lost'> | undefined): boolean {
  return outcome?.won === true || outcome?.lost !== undefined
}

export function hasWon(record: StoredRecord, outcome: StoredRecord | undefined): boolean {
  return isWon(record) || outcome?.won === true
}

export function wasExported(outcome: StoredRecord): boolean {
  return Object.keys(outcome).some((field) => field.startsWith('exported_'))
}
