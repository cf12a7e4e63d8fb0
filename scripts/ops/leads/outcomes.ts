import { isDeepStrictEqual } from 'node:util'
import { InvalidArgumentError } from 'commander'
import { CURRENCIES } from '@/lib/analytics/conversions'
import { createNotWonChanges, createWonChanges, isWon } from '@/lib/business/outcomes'
import { toInstant } from '@/lib/forms/stored-fields'
import {
  DISPATCH_LISTS,
  type DispatchList,
  type RecordChanges,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { EXPORT_FORMATS, MAX_VALUE, type ExportFormat } from './outcome-record'
import { findRequestCountry } from '@/scripts/ops/request-country'

const STORE_TIMEOUT_MS = 10_000
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** @throws InvalidArgumentError for anything but dollars like `850` or `849.50` */
export function parseAmount(text: string): number {
  const value = AMOUNT.test(text) ? Number(text) : NaN
  if (value <= MAX_VALUE) return value
  throw new InvalidArgumentError('Dollars are like 850 or 849.50.')
}

/** Whether staff or a command marked a request as won. */
export function hasWon(record: StoredRecord, outcome: StoredRecord | undefined): boolean {
  return isWon(record) || outcome?.won === true
}

/** Whether the conversion of this outcome was written for Google Ads. */
export function wasExported(outcome: StoredRecord): boolean {
  return EXPORT_FORMATS.some((format) => outcome[`exported_${format}`] !== undefined)
}

/**
 * Marks a request as won. Another value corrects the first; its time stays.
 * @param value dollars of the request's country
 * @returns a line for the person who runs the command
 * @throws InvalidArgumentError before anything is written
 */
export async function markAsWon(
  store: Store,
  key: string,
  value: number | undefined,
  now: Date,
): Promise<string> {
  const { list, record } = await findRequest(store, key)
  const currency = value === undefined ? undefined : await findCurrency(store, list, key, record)
  const earlier = await store.read('outcomes', key, getDeadline())
  const outcome = {
    won: true,
    ...(value !== undefined && { value }),
    ...(currency !== undefined && { currency }),
    ...(earlier?.won !== true && at(now)),
  }
  await saveOutcome(store, key, outcome, now)
  await updateRequest(store, list, key, createWonChanges(list, record))
  return `${list}/${key}: won${value === undefined ? '' : `, ${value.toFixed(2)} ${currency}`}`
}

/**
 * Takes back what `markAsWon` wrote.
 * @returns a line for the person who runs the command
 * @throws InvalidArgumentError before anything is written
 */
export async function markAsNotWon(store: Store, key: string, now: Date): Promise<string> {
  const { list, record } = await findRequest(store, key)
  const changes = createNotWonChanges(list, record)
  if (isWon({ ...record, ...changes }))
    throw new InvalidArgumentError(
      `${list}/${key} is won by what staff entered: correct that by hand.`,
    )
  await updateRequest(store, list, key, changes)
  const lost = { won: false, value: null, currency: null, ...at(now) }
  const outcome = await saveOutcome(store, key, lost, now)
  const line = `${list}/${key}: not won`
  return wasExported(outcome)
    ? `${line}; it was written for Google Ads: retract the conversion of this Order ID there`
    : line
}

/**
 * Keeps a request out of every later export.
 * @returns a line for the person who runs the command
 * @throws InvalidArgumentError before anything is written
 */
export async function withholdRequest(store: Store, key: string, now: Date): Promise<string> {
  const { list } = await findRequest(store, key)
  const outcome = await saveOutcome(store, key, { withheld: toInstant(now) }, now)
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
    const exported = { won: true, [`exported_${format}`]: toInstant(now) }
    await saveOutcome(store, key, exported, wonAt)
  }
}

/** The lead or job of a key. */
async function findRequest(
  store: Store,
  key: string,
): Promise<{ list: DispatchList; record: StoredRecord }> {
  for (const list of DISPATCH_LISTS) {
    const record = await store.read(list, key, getDeadline())
    if (record) return { list, record }
  }
  throw new InvalidArgumentError(`There is no lead or job with the key ${key}.`)
}

async function findCurrency(store: Store, list: DispatchList, key: string, record: StoredRecord) {
  const country = findRequestCountry(record, await store.read('details', key, getDeadline()))
  if (country) return CURRENCIES[country]
  throw new InvalidArgumentError(
    `${list}/${key} has no known city or country: its currency is unknown. Without --value it can be marked as won.`,
  )
}

async function updateRequest(
  store: Store,
  list: DispatchList,
  key: string,
  changes: RecordChanges,
) {
  if (Object.keys(changes).length > 0) await store.update(list, key, changes)
}

/** @param time of the outcome, where there is none yet */
async function saveOutcome(
  store: Store,
  key: string,
  changes: RecordChanges,
  time: Date,
): Promise<StoredRecord> {
  const created = applyChanges({ won: false, ...at(time) }, changes)
  const result = await store.createIfAbsent('outcomes', key, created, getDeadline())
  if (result.status !== 'stored') throw new Error(`outcomes/${key} was ${result.status}`)
  if (isDeepStrictEqual(result.record, created)) return created
  await store.update('outcomes', key, changes)
  return applyChanges(result.record, changes)
}

function applyChanges(record: StoredRecord, changes: RecordChanges): StoredRecord {
  const entries = Object.entries({ ...record, ...changes }).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as StoredRecord
}

const at = (time: Date) => ({ at: toInstant(time) })
const getDeadline = () => Date.now() + STORE_TIMEOUT_MS
