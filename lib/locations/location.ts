import 'server-only'
import * as z from 'zod/mini'
import { createFailureAlert } from '@/lib/monitoring/alert'
import { CURRENCIES, type Currency } from '@/lib/business/currencies'
import { parsePrices, type Prices } from '@/lib/business/prices'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { DEFAULT_CALENDAR, type Calendar } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { isPhone } from '@/lib/forms/masks'
import { logEvent } from '@/lib/log'
import { getStore } from '@/lib/store'
import type { StoredRecord } from '@/lib/store/store'
import { isLanguage, type Language } from '@/lib/words/languages'

export const CLOSED_DATES_MAX = 90
export const NOTICE_HOURS_MAX = 168
export const CAPACITY_MAX = 50
/** HH:MM or `no`. */
export const DAY_MAIL = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|no)$/
/** A mail's text and HTML hold it as it is. */
export const REVIEWS_URL = /^https:\/\/[\w.-]+(?:\/[\w./?=&%~+:@-]*)?$/
const DAY_MAIL_TIME = '17:00'
/** @param text `en,fr`: English always */
export const isLanguageList = (text: string) =>
  text.split(',').includes('en') && text.split(',').every(isLanguage)
const ISO_DATES = /^(\d{4}-\d{2}-\d{2}(, ?\d{4}-\d{2}-\d{2})*)?$/

function wholeNumber(min: number, max: number) {
  return z.number().check(z.gte(min), z.lte(max), z.refine(Number.isInteger))
}

const ClosedDatesSchema = z.string().check(
  z.regex(ISO_DATES),
  z.maxLength(CLOSED_DATES_MAX * 'YYYY-MM-DD,'.length - 1),
  z.refine((text) => splitDates(text).every(isIsoDate)),
)

export interface LocationCalendar extends Calendar {
  /** No limit where it is undefined. */
  jobsPerWindow?: number | undefined
  /** The record could not be read: it may have another limit. */
  isLimitUnknown?: true
}

export interface Location {
  /** NNN-NNN-NNNN. */
  phone: string
  calendar: LocationCalendar
  /** Undefined where none are set. */
  prices?: Prices | undefined
  takesTexts: boolean
  /** The languages of its phone besides English, if any. */
  speaks?: readonly Language[] | undefined
  /** Its public review page, https; undefined where none is set. */
  reviewsUrl?: string | undefined
}

/** Of the countries of its cities. */
export function getCurrencies(id: LocationId): Currency[] {
  return [...new Set(getLocationCities(id).map(({ country }) => CURRENCIES[country]))]
}

/**
 * All of a stored location but its phone; what each field means: docs/operations.md. An invalid one is
 * named, and counts as missing.
 */
export function parseFields(id: LocationId, record: StoredRecord) {
  const invalidFields: string[] = []
  const read = <Value>(name: string, schema: z.ZodMiniType<Value>) => {
    const result = z.optional(schema).safeParse(record[name])
    if (!result.success) invalidFields.push(name)
    return result.data
  }
  const closed = splitDates(read('closed_dates', ClosedDatesSchema) ?? '')
  const opened = splitDates(read('open_dates', ClosedDatesSchema) ?? '')
  // Holidays are closed by default.
  const holidays = getHolidays(id).filter((date) => !opened.includes(date))
  const calendar: LocationCalendar = {
    closedDates: [...new Set([...closed, ...holidays])],
    noticeHours:
      read('notice_hours', wholeNumber(0, NOTICE_HOURS_MAX)) ?? DEFAULT_CALENDAR.noticeHours,
    jobsPerWindow: read('jobs_per_window', wholeNumber(1, CAPACITY_MAX)),
  }
  const takesTexts = read('texts', z.boolean()) ?? false
  const dayMail = read('day_mail', z.string().check(z.regex(DAY_MAIL))) ?? DAY_MAIL_TIME
  const reviewsUrl = read('reviews_url', z.string().check(z.regex(REVIEWS_URL)))
  const languages = read('languages', z.string().check(z.refine(isLanguageList)))
  const speaks = languages?.split(',').filter((one) => isLanguage(one) && one !== 'en')
  const list = read('prices', z.string())
  const prices = list === undefined ? undefined : findPrices(list, id)
  if (list !== undefined && !prices) invalidFields.push('prices')
  return {
    ...{ calendar, closed, opened, prices, takesTexts, speaks, reviewsUrl, invalidFields },
    /** HH:MM of the office's mail about its next day; undefined where it is off. */
    dayMail: dayMail === 'no' ? undefined : dayMail,
  }
}

/**
 * ISO dates of the statutory holidays of a location's country and region, which scripts/build.ts knows for
 * its year and the next one.
 */
export function getHolidays(id: LocationId): readonly string[] {
  const holidays = JSON.parse(env.HOLIDAYS ?? '{}') as Partial<Record<LocationId, string[]>>
  return holidays[id] ?? []
}

function findPrices(list: string, id: LocationId): Prices | undefined {
  try {
    return parsePrices(list, getCurrencies(id))
  } catch {
    return undefined
  }
}

function splitDates(text: string): string[] {
  return text === '' ? [] : text.split(/, ?/)
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

/** @throws if the store does not answer, or has no valid phone */
export async function readLocation(id: LocationId, deadline: number): Promise<Location> {
  const record = await (await getStore()).read('locations', id, deadline)
  const phone = parsePhone(record)
  if (!record || phone === undefined) {
    throw new Error(`locations/${id} has no tracking_phone of the form NNN-NNN-NNNN`)
  }
  const { invalidFields: fields, ...parsed } = parseFields(id, record)
  if (fields.length > 0) {
    logEvent('location', { outcome: 'ignored', id, fields }, 'error')
    // Not awaited: a visitor may be waiting for this location.
    void alertOnInvalidFields()
  }
  const { calendar, prices, takesTexts, speaks, reviewsUrl } = parsed
  return { phone, calendar, prices, takesTexts, speaks, reviewsUrl }
}
