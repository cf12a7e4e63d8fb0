import 'server-only'
import { CURRENCIES } from '@/lib/business/currencies'
import { isCountryName, type CountryName } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import { findRequestCities } from '@/lib/cities/location-cities'
import * as stored from '@/lib/forms/stored-fields'
import { addThanks } from '@/lib/notifications/thanks'
import { readRecord, readText } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import type { Store, StoredRecord } from '@/lib/store/store'
import {
  at,
  changeRecord,
  getDeadline,
  MAX_VALUE,
  OutcomeError,
  saveOutcome,
  wasExported,
  type Decider,
} from './outcome-record'
import { createNotWonChanges, createWonChanges, isWon } from '@/lib/requests/won-records'

/** The import files of Google Ads: by the ad's click, and by hashed contact data. */
export const EXPORT_FORMATS = ['click', 'enhanced'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** Undefined for anything but dollars like `850` or `849.50`. */
export function parseDollars(text: string): number | undefined {
  const value = AMOUNT.test(text) ? Number(text) : NaN
  return value > 0 && value <= MAX_VALUE ? value : undefined
}

/** Whether staff or a command marked a request as won. */
export function hasWon(record: StoredRecord, outcome: StoredRecord | undefined): boolean {
  return isWon(record) || outcome?.won === true
}

/**
 * Marks a request as won. Another value corrects the first; its time stays.
 * @param options.value dollars of the request's country
 * @param options.yes also where it is cancelled
 * @throws OutcomeError before anything is written
 */
export async function markAsWon(
  store: Store,
  request: Request,
  { value, yes = false }: { value?: number | undefined; yes?: boolean | undefined },
  now: Date,
  by: Decider = 'command',
): Promise<string> {
  const { list, key, record } = request
  if (request.isCancelled && !yes)
    throw new OutcomeError(
      `${list}/${key} is cancelled. Nothing was changed; --yes marks it as won.`,
    )
  const country = findRequestCountry(request)
  if (value !== undefined && !country)
    throw new OutcomeError(
      `${list}/${key} has no known city or country: its currency is unknown. Without --value it can be marked as won.`,
    )
  const money = value !== undefined && country && { value, currency: CURRENCIES[country] }
  const earlier = await store.read('outcomes', key, getDeadline())
  const changes = createWonChanges(list, record)
  const fields = Object.keys(changes)
  const outcome = {
    ...{ won: true, lost: null, by },
    ...money,
    ...(earlier?.won !== true && at(now)),
    ...(fields.length > 0 && {
      before: {
        ...Object.fromEntries(fields.map((field) => [field, readText(record, field)])),
        // What was there before `--lost`.
        ...readRecord(earlier ?? {}, 'before'),
      },
    }),
  }
  if (earlier?.won !== true) await addThanks(store, request, now)
  await saveOutcome(store, key, outcome, now)
  await changeRecord(store, list, key, changes)
  return `${list}/${key}: won${money ? `, ${money.value.toFixed(2)} ${money.currency}` : ''}`
}

/**
 * Takes back what `markAsWon` or `markAsLost` wrote.
 * @throws OutcomeError before anything is written
 */
export async function markAsNotWon(
  store: Store,
  { list, key, record }: Request,
  now: Date,
  by: Decider = 'command',
): Promise<string> {
  const earlier = await store.read('outcomes', key, getDeadline())
  const before = readRecord(earlier ?? {}, 'before') as Record<string, string>
  const changes = createNotWonChanges(list, record, before, earlier?.lost !== undefined)
  if (isWon({ ...record, ...changes }))
    throw new OutcomeError(`${list}/${key} is won by what staff entered: correct that by hand.`)
  await changeRecord(store, list, key, changes)
  const open = { won: false, lost: null, value: null, currency: null, before: null, by }
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
