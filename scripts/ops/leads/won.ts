import { UsageError } from '@/scripts/command'
import { CURRENCIES } from '@/lib/analytics/conversions'
import { createNotWonChanges, createWonChanges, isWon } from '@/lib/business/outcomes'
import { toInstant } from '@/lib/forms/stored-fields'
import { DETAILS_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { MAX_VALUE, type Outcome } from '@/lib/submissions/outcome-record'
import { wasExported } from './exported'
import { findRequest, getDeadline } from './find-request'
import { findRequestCountry } from '@/scripts/ops/request-country'

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/**
 * Marks a request as won. Another value corrects the first; its time stays.
 * @param amount dollars of the request's country, `850` or `849.50`
 * @returns a line for the person who runs the command
 * @throws UsageError before anything is written
 */
export async function markAsWon(
  store: Store,
  key: string,
  amount: string | undefined,
  now: Date,
): Promise<string> {
  const value = amount === undefined ? undefined : parseAmount(amount)
  const { list, record } = await findRequest(store, key, 'won')
  let worth = ''
  if (value !== undefined) {
    const currency = await findCurrency(store, list, key, record)
    await storeOutcome(store, key, { value, currency, at: toInstant(now) })
    worth = `, ${value.toFixed(2)} ${currency}`
  }
  const changes = createWonChanges(list, record)
  if (Object.keys(changes).length > 0) await store.update(list, key, changes)
  return `${list}/${key}: won${worth}`
}

/**
 * Takes back what `markAsWon` wrote.
 * @returns a line for the person who runs the command
 * @throws UsageError before anything is written
 */
export async function takeWonBack(store: Store, key: string): Promise<string> {
  const { list, record } = await findRequest(store, key, 'not-won')
  const changes = createNotWonChanges(list, record)
  if (isWon({ ...record, ...changes }))
    throw new UsageError(`${list}/${key} is won by what staff entered: correct that by hand.`)
  if (Object.keys(changes).length > 0) await store.update(list, key, changes)
  await store.remove('outcomes', key)
  const mark = await store.read('exported', key, getDeadline())
  const line = `${list}/${key}: not won`
  return mark && wasExported(mark)
    ? `${line}; it was written for Google Ads: retract the conversion of this Order ID there`
    : line
}

function parseAmount(text: string): number {
  const value = AMOUNT.test(text) ? Number(text) : NaN
  if (value <= MAX_VALUE) return value
  throw new UsageError(`"${text}" is no value: --value takes dollars like 850 or 849.50.`)
}

async function findCurrency(
  store: Store,
  list: DispatchList,
  key: string,
  record: StoredRecord,
): Promise<Outcome['currency']> {
  const details = await store.read(DETAILS_LISTS[list], key, getDeadline())
  const country = findRequestCountry(record, details)
  if (country) return CURRENCIES[country]
  throw new UsageError(
    `${list}/${key} has no known city or country: its currency is unknown. Without --value it can be marked as won.`,
  )
}

async function storeOutcome(store: Store, key: string, outcome: Outcome): Promise<void> {
  const { value, currency } = outcome
  const stored = await store.claim('outcomes', key, outcome, getDeadline())
  if (stored.value !== value || stored.currency !== currency)
    await store.update('outcomes', key, { value, currency })
}
