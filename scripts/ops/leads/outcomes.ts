import { InvalidArgumentError } from 'commander'
import * as z from 'zod/mini'
import { CURRENCIES } from '@/lib/business/currencies'
import { createNotWonChanges, createWonChanges, isWon } from './won-records'
import { isCountryName, type CountryName } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import { findRequestCities } from '@/lib/cities/location-cities'
import * as stored from '@/lib/forms/stored-fields'
import { readRecord, readText } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import type { DispatchList, RecordChanges, Store, StoredRecord } from '@/lib/store/store'
import { wasExported } from '@/lib/cron/remove-expired'
import { getStoreDeadline } from '@/scripts/ops/deadline'

const MAX_VALUE = 1_000_000

/** The import files of Google Ads: by the ad's click, and by hashed contact data. */
export const EXPORT_FORMATS = ['click', 'enhanced'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const LOST_REASONS = ['price', 'date', 'competitor', 'unreachable'] as const
export type LostReason = (typeof LOST_REASONS)[number]

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
  by: z.optional(z.enum(['command', 'mail'])),
  /** Fields of the request that `--won` or `--lost` has changed, as they were. */
  before: z.optional(z.record(z.string(), z.string())),
  /** When that was decided, as far as known. */
  at: stored.instant,
  exported_click: z.optional(stored.instant),
  exported_enhanced: z.optional(stored.instant),
  /** When the person asked not to be reported: no export has it any more. */
  withheld: z.optional(stored.instant),
})

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** @throws InvalidArgumentError for anything but dollars like `850` or `849.50` */
export function parseAmount(text: string): number {
  const value = AMOUNT.test(text) ? Number(text) : NaN
  if (value > 0 && value <= MAX_VALUE) return value
  throw new InvalidArgumentError('Dollars are like 850 or 849.50.')
}

/** Whether staff or a command marked a request as won. */
export function hasWon(record: StoredRecord, outcome: StoredRecord | undefined): boolean {
  return isWon(record) || outcome?.won === true
}

/**
 * Marks a request as won. Another value corrects the first; its time stays.
 * @param options.value dollars of the request's country
 * @param options.yes also where it is cancelled
 * @throws InvalidArgumentError before anything is written
 */
export async function markAsWon(
  store: Store,
  request: Request,
  { value, yes = false }: { value?: number | undefined; yes?: boolean | undefined },
  now: Date,
): Promise<string> {
  const { list, key, record } = request
  if (request.isCancelled && !yes)
    throw new InvalidArgumentError(
      `${list}/${key} is cancelled. Nothing was changed; --yes marks it as won.`,
    )
  const country = findRequestCountry(request)
  if (value !== undefined && !country)
    throw new InvalidArgumentError(
      `${list}/${key} has no known city or country: its currency is unknown. Without --value it can be marked as won.`,
    )
  const money = value !== undefined && country && { value, currency: CURRENCIES[country] }
  const earlier = await store.read('outcomes', key, getStoreDeadline())
  const changes = createWonChanges(list, record)
  const fields = Object.keys(changes)
  const outcome = {
    ...{ won: true, lost: null, by: 'command' },
    ...money,
    ...(earlier?.won !== true && at(now)),
    ...(fields.length > 0 && {
      before: Object.fromEntries(fields.map((field) => [field, readText(record, field)])),
    }),
  }
  await saveOutcome(store, key, outcome, now)
  await changeRecord(store, list, key, changes)
  return `${list}/${key}: won${money ? `, ${money.value.toFixed(2)} ${money.currency}` : ''}`
}

/**
 * Takes back what `markAsWon` or `markAsLost` wrote.
 * @throws InvalidArgumentError before anything is written
 */
export async function markAsNotWon(
  store: Store,
  { list, key, record }: Request,
  now: Date,
): Promise<string> {
  const earlier = await store.read('outcomes', key, getStoreDeadline())
  const before = readRecord(earlier ?? {}, 'before') as Record<string, string>
  const changes = createNotWonChanges(list, record, before, earlier?.lost !== undefined)
  if (isWon({ ...record, ...changes }))
    throw new InvalidArgumentError(
      `${list}/${key} is won by what staff entered: correct that by hand.`,
    )
  await changeRecord(store, list, key, changes)
  const open = { won: false, lost: null, value: null, currency: null, before: null, by: 'command' }
  const outcome = await saveOutcome(store, key, { ...open, ...at(now) }, now)
  const line = `${list}/${key}: not won`
  return wasExported(outcome)
    ? `${line}; it was written for Google Ads: retract the conversion of this Order ID there`
    : line
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

const COUNTRIES: Record<CountryName, City['country']> = { 'United States': 'usa', Canada: 'canada' }

/**
 * By the city or location of a lead or job, else by the pickup's address. Undefined for a lead of a
 * location in two countries whose details are missing.
 */
export function findRequestCountry({
  cityKey,
  locationId,
  pickup,
}: Request): City['country'] | undefined {
  const cities = findRequestCities(cityKey, locationId)
  const [country, other] = new Set(cities.map((city) => city.country))
  if (country && !other) return country
  const name = pickup?.address.country
  return isCountryName(name) ? COUNTRIES[name] : undefined
}

/** @param time of the outcome, where there is none yet */
export async function saveOutcome(
  store: Store,
  key: string,
  changes: RecordChanges,
  time: Date,
): Promise<StoredRecord> {
  const result = await store.transact('outcomes', key, getStoreDeadline(), (current) =>
    applyChanges(current ?? { won: false, ...at(time) }, changes),
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
  const { status } = await store.transact(list, key, getStoreDeadline(), (current) =>
    current ? applyChanges(current, changes) : undefined,
  )
  if (status !== 'stored') throw new Error(`${list}/${key} was ${status}`)
}

function applyChanges(record: StoredRecord, changes: RecordChanges): StoredRecord {
  const entries = Object.entries({ ...record, ...changes }).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as StoredRecord
}

const at = (time: Date) => ({ at: stored.toInstant(time) })
