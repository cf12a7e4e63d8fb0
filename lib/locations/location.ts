import 'server-only'
import * as z from 'zod/mini'
import { createFailureAlert } from '@/lib/monitoring/alert'
import { CURRENCIES, type Currency } from '@/lib/business/currencies'
import { parsePrices, type Prices } from '@/lib/business/prices'
import { parseRates, type Rates } from '@/lib/business/rates'
import { parseReviewsCount, type ReviewsCount } from '@/lib/business/reviews-count'
import {
  getAreaCity,
  getAreaLocation,
  listLocationAreas,
  getOwnPath,
} from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { DEFAULT_CALENDAR, type Calendar } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { isPhone } from '@/lib/forms/masks'
import { logEvent } from '@/lib/log'
import { getStore } from '@/lib/store'
import type { Store, StoredRecord } from '@/lib/store/store'
import { isLanguage, type Language } from '@/lib/words/languages'
import { readRecord } from '@/lib/requests/read-record'
import {
  CAPACITY_MAX,
  DAY_MAIL,
  isLanguageList,
  isWindowStart,
  listOf,
  NOTICE_HOURS_MAX,
  REVIEWS_URL,
  splitList,
  wholeNumber,
} from './location-values'

const DAY_MAIL_TIME = '17:00'

export interface LocationCalendar extends Calendar {
  jobsPerWindow?: number | undefined
  /** Set if the record could not be read, so that its limit may be another. */
  isLimitUnknown?: true
  closedWindows?: readonly string[]
}

export interface Location {
  /** NNN-NNN-NNNN. */
  phone: string
  calendar: LocationCalendar
  prices?: Prices | undefined
  /** Rates of moves; `prices` are of pickups. */
  rates?: Rates | undefined
  takesTexts: boolean
  /** Languages in which the phone is answered, besides English. */
  speaks?: readonly Language[] | undefined
  reviewsUrl?: string | undefined
  reviewsCount?: ReviewsCount | undefined
}

export const getCurrency = (areaKey: AreaKey): Currency =>
  CURRENCIES[getAreaCity(areaKey).city.country]

/** An area's own value wins, except for SMS and languages. Invalid values count as missing. */
export function parseFields(areaKey: AreaKey, record: StoredRecord) {
  const invalidFields: string[] = []
  const createReader =
    (path: string, fields: StoredRecord) =>
    <Value>(name: string, schema: z.ZodMiniType<Value>) => {
      const result = z.optional(schema).safeParse(fields[name])
      if (!result.success) invalidFields.push(path + name)
      return result.data
    }
  const readShared = createReader('', record)
  const readOwn = createReader(getOwnPath(areaKey), getOwnFields(areaKey, record))
  const read: typeof readShared = (name, schema) => {
    const shared = readShared(name, schema)
    return readOwn(name, schema) ?? shared
  }
  // The public profile of a location is of the area with its key: the other areas only share the phone.
  const readReviews = areaKey === getAreaLocation(areaKey) ? read : readOwn
  const readDates = (one: typeof readShared) => ({
    closed: splitList(one('closed_dates', listOf(isIsoDate)) ?? ''),
    opened: splitList(one('open_dates', listOf(isIsoDate)) ?? ''),
  })
  const [shared, own] = [readDates(readShared), readDates(readOwn)]
  const holidays = getHolidays(areaKey)
  const inherited = [...shared.closed, ...holidays].filter((date) => !shared.opened.includes(date))
  const kept = inherited.filter((date) => !own.opened.includes(date))
  const calendar: LocationCalendar = {
    closedDates: [...new Set([...own.closed, ...kept])],
    noticeHours:
      read('notice_hours', wholeNumber(0, NOTICE_HOURS_MAX)) ?? DEFAULT_CALENDAR.noticeHours,
    jobsPerWindow: read('jobs_per_window', wholeNumber(1, CAPACITY_MAX)),
    closedWindows: splitList(read('closed_windows', listOf(isWindowStart)) ?? ''),
  }
  const takesTexts = readShared('texts', z.boolean()) ?? false
  const dayMail = read('day_mail', z.string().check(z.regex(DAY_MAIL))) ?? DAY_MAIL_TIME
  const reviewsUrl = readReviews('reviews_url', z.string().check(z.regex(REVIEWS_URL)))
  const languages = readShared('languages', z.string().check(z.refine(isLanguageList)))
  const speaks = languages?.split(',').filter((one) => isLanguage(one) && one !== 'en')
  const currencies = listLocationAreas(getAreaLocation(areaKey)).map(getCurrency)
  /** Undefined if the list has nothing in the area's currency. */
  const readList = <List>(name: string, parse: ListParser<List>, reader = read) => {
    const isList = (text: string) => findList(text, parse, currencies) !== undefined
    const list = reader(name, z.string().check(z.refine(isList)))
    return list === undefined ? undefined : findList(list, parse, [getCurrency(areaKey)])
  }
  return {
    ...{ calendar, takesTexts, speaks, reviewsUrl, invalidFields },
    ...{ shared, own, holidays, inherited },
    prices: readList('prices', parsePrices),
    rates: readList('rates', parseRates),
    reviewsCount: readList('reviews_count', parseReviewsCount, readReviews),
    /** HH:MM of the office's mail about its next day; undefined if it is off. */
    dayMail: dayMail === 'no' ? undefined : dayMail,
  }
}

export type Fields = ReturnType<typeof parseFields>

const getOwnFields = (areaKey: AreaKey, record: StoredRecord): StoredRecord =>
  readRecord(readRecord(record, 'areas'), areaKey)

/** The office's addresses as typed, and their path in the location's record. */
export function findDispatchEmail(areaKey: AreaKey, record: StoredRecord) {
  const own = getOwnFields(areaKey, record).dispatch_email
  return own
    ? { path: `${getOwnPath(areaKey)}dispatch_email`, value: own }
    : { path: 'dispatch_email', value: record.dispatch_email }
}

/** The defaults if there is no record. @throws if the store does not reply */
export async function readFields(store: Pick<Store, 'read'>, areaKey: AreaKey, deadline: number) {
  const record = await store.read('locations', getAreaLocation(areaKey), deadline)
  return parseFields(areaKey, record ?? {})
}

/** ISO dates of the region's statutory holidays, as scripts/build.ts found them for its year and the next. */
function getHolidays(areaKey: AreaKey): readonly string[] {
  const holidays = JSON.parse(env.HOLIDAYS ?? '{}') as Partial<Record<AreaKey, string[]>>
  return holidays[areaKey] ?? []
}

type ListParser<List> = (text: string, currencies: readonly Currency[]) => List

function findList<List>(
  text: string,
  parse: ListParser<List>,
  currencies: readonly Currency[],
): List | undefined {
  try {
    return parse(text, currencies)
  } catch {
    return undefined
  }
}

/** NNN-NNN-NNNN, or undefined for a record without a valid phone. */
export function parsePhone(record: StoredRecord | null | undefined): string | undefined {
  const phone = record?.tracking_phone
  return typeof phone === 'string' && isPhone(phone) ? phone : undefined
}

const alertOnInvalidFields = createFailureAlert(
  'a location has an invalid value, which is ignored. Look for "location" in the log; `npm run locations` prints the values.',
  1,
)

export async function readLocation(areaKey: AreaKey, deadline: number): Promise<Location> {
  const id = getAreaLocation(areaKey)
  const record = await (await getStore()).read('locations', id, deadline)
  const phone = parsePhone(record)
  if (!record || phone === undefined) {
    throw new Error(`locations/${id} has no tracking_phone of the form NNN-NNN-NNNN`)
  }
  const { invalidFields: fields, ...parsed } = parseFields(areaKey, record)
  if (fields.length > 0) {
    logEvent('location', { outcome: 'ignored', id, fields }, 'error')
    // We do not await it, because a visitor may be waiting for this location.
    void alertOnInvalidFields()
  }
  const { calendar, prices, rates, takesTexts, speaks, reviewsUrl, reviewsCount } = parsed
  return { phone, calendar, prices, rates, takesTexts, speaks, reviewsUrl, reviewsCount }
}
