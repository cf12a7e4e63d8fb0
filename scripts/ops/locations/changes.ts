import { InvalidArgumentError } from 'commander'
import { parsePrices, serializePrices } from '@/lib/business/prices'
import { parseRates, serializeRates } from '@/lib/business/rates'
import type { Currency } from '@/lib/business/currencies'
import {
  getAreaLocation,
  isAreaKey,
  getAreaScope,
  getLocationScope,
  type Scope,
} from '@/lib/cities/location-cities'
import { LOCATION_IDS, type AreaKey } from '@/lib/cities/locations'
import { EmailListSchema } from '@/lib/env-formats'
import { isIsoDate } from '@/lib/dates/wall-clock'
import {
  CAPACITY_MAX,
  DAY_MAIL,
  getCurrency,
  isLanguageList,
  NOTICE_HOURS_MAX,
  REVIEWS_URL,
} from '@/lib/locations/location'
import type { RecordChanges, StoredRecord } from '@/lib/store/store'
import { LANGUAGES } from '@/lib/words/languages'
import { parseLocation, parseTrackingNumber } from '@/scripts/ops/arguments'
import { CalendarError, changeClosedDates } from '@/lib/locations/closed-dates'

/** `id` is a location, or with `--area` an area (`toScope`). */
type Pair<Value> = [id: AreaKey, value: Value]

/** Parses a repeatable option like `barrie=705-555-0123`. */
export function pairParser<Value>(parseValue: (text: string, id: AreaKey) => Value) {
  return (text: string, earlier: Pair<Value>[] = []): Pair<Value>[] => {
    const [id = '', value = ''] = text.split(/=(.*)/s)
    if (id === '' || value === '') throw new InvalidArgumentError('Say which and what: ID=VALUE.')
    const place = isAreaKey(id) ? id : parseLocation(id)
    return [...earlier, [place, parseValue(value, place)]]
  }
}

/** Parsers by option. They return null for 0, `none` and `no`, which removes the field. */
export const CHANGE_PARSERS = {
  set: pairParser(parseTrackingNumber),
  close: pairParser(parseDates),
  open: pairParser(parseDates),
  notice: pairParser((text) => parseNumber(text, NOTICE_HOURS_MAX)),
  capacity: pairParser((text) => parseNumber(text, CAPACITY_MAX)),
  prices: listParser('prices'),
  rates: listParser('rates'),
  texts: pairParser(parseYes),
  speaks: pairParser(parseLanguages),
  dayMail: pairParser(parseDayMail),
  reviews: pairParser(parseReviews),
  dispatch: pairParser(parseAddresses),
}

export type ChangeOptions = {
  [Name in keyof typeof CHANGE_PARSERS]?: ReturnType<(typeof CHANGE_PARSERS)[Name]>
} & { area?: AreaKey }

/** These belong to the number, and all areas of a location share it. */
const NUMBER_OPTIONS = ['set', 'texts', 'speaks', 'reviews'] as const

/** An id is a location unless `--area` says otherwise. @throws InvalidArgumentError */
export function toScope(id: AreaKey, options: ChangeOptions): Scope {
  const { area } = options
  const scope = getAreaScope(area ?? id)
  const location = LOCATION_IDS.find((one) => one === id)
  if (!area && !location) reject(`${id} is a crew area of ${scope.id}: add --area ${id}`)
  if (!area && location) return getLocationScope(location)
  if (id !== area) reject(`With --area ${area} write ${area}=… instead of ${id}=…`)
  const shared = scope.path === '' ? undefined : NUMBER_OPTIONS.find((name) => options[name])
  if (shared) reject(`--${shared} is of the number, which ${scope.id} shares: leave out --area`)
  return scope
}

function parseDates(text: string): string[] {
  const dates = text.split(',')
  if (dates.every(isIsoDate)) return dates
  throw new InvalidArgumentError('Dates are like 2026-12-25,2026-12-26.')
}

function parseNumber(text: string, max: number): number | null {
  if (/^\d{1,3}$/.test(text) && Number(text) <= max) return Number(text) || null
  throw new InvalidArgumentError(`Use a whole number from 0 (none) to ${max}.`)
}

/** Lists with a currency, each written again in one order. */
const LISTS = {
  prices: (text: string, currencies: Currency[]) => serializePrices(parsePrices(text, currencies)),
  rates: (text: string, currencies: Currency[]) => serializeRates(parseRates(text, currencies)),
}

function listParser(name: keyof typeof LISTS) {
  return pairParser((text, id) => parseList(name, text, getLocationScope(getAreaLocation(id))))
}

function parseList(name: keyof typeof LISTS, text: string, { areas }: Scope): string | null {
  if (text === 'none') return null
  try {
    return LISTS[name](text, [...new Set(areas.map(getCurrency))])
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message)
  }
}

function parseYes(text: string): true | null {
  if (text === 'yes' || text === 'no') return text === 'yes' || null
  throw new InvalidArgumentError('Use yes or no.')
}

function parseLanguages(text: string): string | null {
  if (isLanguageList(text)) return text === 'en' ? null : text
  const possible = Object.keys(LANGUAGES).join(',')
  throw new InvalidArgumentError(`Choose from ${possible}; the list must include en.`)
}

function parseDayMail(text: string): string {
  if (DAY_MAIL.test(text)) return text
  throw new InvalidArgumentError('Use a time such as 17:00, or no.')
}

function parseReviews(text: string): string | null {
  if (text === 'none') return null
  if (REVIEWS_URL.test(text)) return text
  throw new InvalidArgumentError('Use an https:// URL, or none.')
}

function parseAddresses(text: string): string | null {
  if (text === 'none') return null
  const { data, error } = EmailListSchema.safeParse(text)
  if (data) return data.join()
  throw new InvalidArgumentError(`${error.issues[0]?.message}, or none.`)
}

const FIELDS = {
  set: 'tracking_phone',
  notice: 'notice_hours',
  capacity: 'jobs_per_window',
  texts: 'texts',
  speaks: 'languages',
  dayMail: 'day_mail',
  reviews: 'reviews_url',
  dispatch: 'dispatch_email',
} as const satisfies Partial<Record<keyof ChangeOptions, string>>

/** Lists every area of a location, or with `--area` that one. */
export function listAreaDays<Value>(
  pairs: [id: AreaKey, value: Value][] = [],
  options: ChangeOptions,
) {
  return pairs.flatMap(([id, value]) =>
    toScope(id, options).areas.map((areaKey) => [areaKey, value] as const),
  )
}

export function listChanged(options: ChangeOptions): AreaKey[] {
  const names = Object.keys(CHANGE_PARSERS) as (keyof typeof CHANGE_PARSERS)[]
  return [...new Set(names.flatMap((name) => (options[name] ?? []).map(([id]) => id)))]
}

/** Null removes a field. @throws InvalidArgumentError */
export function createChanges(
  id: AreaKey,
  options: ChangeOptions,
  record: StoredRecord | undefined,
  now: Date,
): RecordChanges {
  const scope = toScope(id, options)
  if (!record) reject(`${scope.id} is not in the store: --seed`)
  const findValues = <Value>(pairs: Pair<Value>[] = []) =>
    pairs.flatMap(([one, value]) => (one === id ? [value] : []))
  const changes: RecordChanges = {}
  for (const [name, field] of Object.entries(FIELDS) as [keyof typeof FIELDS, string][])
    for (const value of findValues<RecordChanges[string]>(options[name]))
      changes[scope.path + field] = value
  for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[])
    for (const list of findValues(options[name]))
      // A crew area has one currency.
      changes[scope.path + name] = list && parseList(name, list, scope)
  const typed = {
    closed: findValues(options.close).flat(),
    opened: findValues(options.open).flat(),
  }
  const isCalendarSame = typed.closed.length + typed.opened.length === 0
  return isCalendarSame ? changes : { ...changes, ...closeDates(scope, record, typed, now) }
}

function closeDates(...input: Parameters<typeof changeClosedDates>): RecordChanges {
  try {
    return changeClosedDates(...input)
  } catch (error) {
    if (error instanceof CalendarError) reject(error.message)
    throw error
  }
}

function reject(reason: string): never {
  throw new InvalidArgumentError(`${reason}. Nothing was changed.`)
}
