import { InvalidArgumentError } from 'commander'
import { parsePrices, serializePrices } from '@/lib/business/prices'
import type { LocationId } from '@/lib/cities/locations'
import { EmailListSchema } from '@/lib/env-formats'
import { isIsoDate } from '@/lib/dates/wall-clock'
import {
  CAPACITY_MAX,
  DAY_MAIL,
  getCurrencies,
  isLanguageList,
  NOTICE_HOURS_MAX,
  REVIEWS_URL,
} from '@/lib/locations/location'
import type { RecordChanges, StoredRecord } from '@/lib/store/store'
import { LANGUAGES } from '@/lib/words/languages'
import { parseLocation, parseTrackingNumber } from '@/scripts/ops/arguments'
import { CalendarError, changeClosedDates } from '@/lib/locations/closed-dates'

type Pair<Value> = [id: LocationId, value: Value]

/** Parser of a repeatable option like `barrie=705-555-0123`. */
export function pairParser<Value>(parseValue: (text: string, id: LocationId) => Value) {
  return (text: string, earlier: Pair<Value>[] = []): Pair<Value>[] => {
    const [id = '', value = ''] = text.split(/=(.*)/s)
    if (id === '' || value === '') throw new InvalidArgumentError('Say which and what: ID=VALUE.')
    const location = parseLocation(id)
    return [...earlier, [location, parseValue(value, location)]]
  }
}

/** By option. Null, for 0, `none` and `no`, removes the field. */
export const CHANGE_PARSERS = {
  set: pairParser(parseTrackingNumber),
  close: pairParser(parseDates),
  open: pairParser(parseDates),
  notice: pairParser((text) => parseNumber(text, NOTICE_HOURS_MAX)),
  capacity: pairParser((text) => parseNumber(text, CAPACITY_MAX)),
  prices: pairParser(parsePriceList),
  texts: pairParser(parseYes),
  speaks: pairParser(parseLanguages),
  dayMail: pairParser(parseDayMail),
  reviews: pairParser(parseReviews),
  dispatch: pairParser(parseAddresses),
}

export type ChangeOptions = {
  [Name in keyof typeof CHANGE_PARSERS]?: ReturnType<(typeof CHANGE_PARSERS)[Name]>
}

function parseDates(text: string): string[] {
  const dates = text.split(',')
  if (dates.every(isIsoDate)) return dates
  throw new InvalidArgumentError('Dates are like 2026-12-25,2026-12-26.')
}

function parseNumber(text: string, max: number): number | null {
  if (/^\d{1,3}$/.test(text) && Number(text) <= max) return Number(text) || null
  throw new InvalidArgumentError(`A whole number from 0 (none) to ${max} is needed.`)
}

function parsePriceList(text: string, id: LocationId): string | null {
  if (text === 'none') return null
  try {
    return serializePrices(parsePrices(text, getCurrencies(id)))
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message)
  }
}

function parseYes(text: string): true | null {
  if (text === 'yes' || text === 'no') return text === 'yes' || null
  throw new InvalidArgumentError('yes or no is needed.')
}

function parseLanguages(text: string): string | null {
  if (isLanguageList(text)) return text === 'en' ? null : text
  const possible = Object.keys(LANGUAGES).join(',')
  throw new InvalidArgumentError(`Languages are of ${possible}, and en is always one of them.`)
}

function parseDayMail(text: string): string {
  if (DAY_MAIL.test(text)) return text
  throw new InvalidArgumentError('A time such as 17:00, or no, is needed.')
}

function parseReviews(text: string): string | null {
  if (text === 'none') return null
  if (REVIEWS_URL.test(text)) return text
  throw new InvalidArgumentError('An https:// address, or none, is needed.')
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
  prices: 'prices',
  texts: 'texts',
  speaks: 'languages',
  dayMail: 'day_mail',
  reviews: 'reviews_url',
  dispatch: 'dispatch_email',
} as const satisfies Partial<Record<keyof ChangeOptions, string>>

export function listChanged(options: ChangeOptions): LocationId[] {
  const names = Object.keys(CHANGE_PARSERS) as (keyof ChangeOptions)[]
  return [...new Set(names.flatMap((name) => (options[name] ?? []).map(([id]) => id)))]
}

/** Null removes a field. @throws InvalidArgumentError */
export function createChanges(
  id: LocationId,
  options: ChangeOptions,
  record: StoredRecord | undefined,
  now: Date,
): RecordChanges {
  if (!record) reject(`${id} is not in the store: --seed`)
  const findValues = <Value>(pairs: Pair<Value>[] = []) =>
    pairs.flatMap(([one, value]) => (one === id ? [value] : []))
  const changes: RecordChanges = {}
  for (const [name, field] of Object.entries(FIELDS) as [keyof typeof FIELDS, string][])
    for (const value of findValues<RecordChanges[string]>(options[name])) changes[field] = value
  const typed = {
    closed: findValues(options.close).flat(),
    opened: findValues(options.open).flat(),
  }
  const isCalendarSame = typed.closed.length + typed.opened.length === 0
  return isCalendarSame ? changes : { ...changes, ...closeDates(id, record, typed, now) }
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
