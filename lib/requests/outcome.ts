import 'server-only'
import * as z from 'zod/mini'
import { CURRENCIES } from '@/lib/business/currencies'
import * as stored from '@/lib/dates/instant'
import type { StoredRecord } from '@/lib/store/store'

/** Lower case; staff type these for a paid job. The owner still has to confirm the list. */
export const WON_STATUSES = ['won', 'booked', 'completed', 'paid'] as const

const [WON_STATUS] = WON_STATUSES
const LOST_STATUS = 'lost'
const WON_BY_OFFICE = /^office\b/

/** Staff edit records by hand, so fields may be missing or have other types. */
export function isWon(record: Readonly<Record<string, unknown>>): boolean {
  const { won_by, status, job_status } = Object(record) as Record<string, unknown>
  return isFilled(won_by) || isWonStatus(status) || isWonStatus(job_status)
}

/** The fields after a decision at the desk. What staff typed stays. @param name the dispatcher's */
export function createLeadChanges(
  { won_by, status }: Readonly<Record<string, unknown>>,
  what: 'won' | 'lost' | 'open',
  name = '',
): Record<string, string> {
  const isOurs = status === 'new' || status === WON_STATUS || status === LOST_STATUS
  const statuses = { won: WON_STATUS, lost: LOST_STATUS, open: 'new' }
  const isWonByOffice = typeof won_by === 'string' && WON_BY_OFFICE.test(won_by)
  return {
    ...(isOurs && { status: statuses[what] }),
    ...(what === 'won' && !isFilled(won_by) && { won_by: `office ${name}`.trim() }),
    ...(what !== 'won' && isWonByOffice && { won_by: '' }),
  }
}

/** A name, or another system's number. */
function isFilled(value: unknown): boolean {
  return Boolean(typeof value === 'string' ? value.trim() : value)
}

function isWonStatus(value: unknown): boolean {
  const status = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return WON_STATUSES.some((won) => won === status)
}

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
