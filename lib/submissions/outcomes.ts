import 'server-only'
import { CURRENCIES } from '@/lib/business/currencies'
import { isCountryName, type CountryName } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import { findRequestCities } from '@/lib/cities/location-cities'
import { toInstant } from '@/lib/forms/stored-fields'
import { addThanks } from '@/lib/notifications/thanks'
import { readRecord, readText } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import {
  createNotWonChanges,
  createWonChanges,
  isWon,
  LOST_STATUS,
} from '@/lib/requests/won-records'
import type { Store } from '@/lib/store/store'
import {
  changeRecord,
  loadOutcome,
  MAX_VALUE,
  OutcomeError,
  saveOutcome,
  wasExported,
  type Decider,
  type LostReason,
} from './outcome-record'

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** Undefined for anything but dollars like `850` or `849.50`. */
export function parseDollars(text: string): number | undefined {
  const value = AMOUNT.test(text) ? Number(text) : NaN
  return value > 0 && value <= MAX_VALUE ? value : undefined
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
  const earlier = await loadOutcome(store, key)
  const isNew = earlier.won !== true
  const changes = createWonChanges(list, record)
  const replaced = Object.keys(changes).map((field) => [field, readText(record, field)] as const)
  const outcome = {
    ...{ won: true, lost: null, by },
    ...money,
    ...(isNew && { at: toInstant(now) }),
    // What was there before `--lost` stays.
    before: { ...Object.fromEntries(replaced), ...readRecord(earlier, 'before') },
  }
  if (isNew) await addThanks(store, request, now)
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
  const earlier = await loadOutcome(store, key)
  const before = readRecord(earlier, 'before') as Record<string, string>
  const changes = createNotWonChanges(list, record, before, earlier.lost !== undefined)
  if (isWon({ ...record, ...changes }))
    throw new OutcomeError(`${list}/${key} is won by what staff entered: correct that by hand.`)
  await changeRecord(store, list, key, changes)
  const open = { won: false, lost: null, value: null, currency: null, before: null }
  const outcome = await saveOutcome(store, key, { ...open, at: toInstant(now), by }, now)
  const line = `${list}/${key}: not won`
  return wasExported(outcome)
    ? `${line}; it was written for Google Ads: retract the conversion of this Order ID there`
    : line
}

/** Counts a call that nobody answered; the same call within a minute, as by two taps, counts once. */
export async function markAsCalled(
  store: Store,
  { list, key }: Request,
  now: Date,
  by: Decider = 'command',
): Promise<string> {
  const earlier = await loadOutcome(store, key)
  const isRepeated = now.getTime() - Date.parse(readText(earlier, 'called_at')) < 60_000
  const called = Number(earlier.called ?? 0) + (isRepeated ? 0 : 1)
  await saveOutcome(store, key, { called, called_at: toInstant(now), by }, now)
  return `${list}/${key}: called ${called === 1 ? 'once' : `${called} times`}, no answer`
}

/**
 * Marks a request as lost. `--not-won` takes it back.
 * @throws OutcomeError before anything is written
 */
export async function markAsLost(
  store: Store,
  { list, key, record, pickup, isCancelled, reference }: Request,
  why: LostReason,
  now: Date,
  by: Decider = 'command',
): Promise<string> {
  if (isWon(record))
    throw new OutcomeError(`${list}/${key} is won. Nothing was changed: --not-won first.`)
  if (pickup && !isCancelled)
    throw new OutcomeError(
      `${list}/${key} is still booked. Nothing was changed: --cancel ${reference || key} first.`,
    )
  const lost = { won: false, lost: why, at: toInstant(now), by, value: null, currency: null }
  // Staff may have entered it before.
  const isAgain = (await loadOutcome(store, key)).lost !== undefined
  const before = list === 'leads' && !isAgain && { before: { status: readText(record, 'status') } }
  await saveOutcome(store, key, { ...lost, ...before }, now)
  if (list === 'leads' && readText(record, 'status') !== LOST_STATUS)
    await changeRecord(store, list, key, { status: LOST_STATUS })
  return `${list}/${key}: lost (${why})`
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
