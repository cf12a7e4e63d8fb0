import 'server-only'
import * as z from 'zod/mini'
import { createFailureAlert } from '@/lib/alerts/alert'
import { CURRENCIES, type Currency } from '@/lib/business/currencies'
import { parsePrices, type Prices } from '@/lib/business/prices'
import { getLocationCities } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { DEFAULT_CALENDAR, type Calendar } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { isPhone } from '@/lib/forms/masks'
import { logEvent } from '@/lib/log'
import { getStore } from '@/lib/store'
import type { StoredRecord } from '@/lib/store/store'

export const CLOSED_DATES_MAX = 90
export const NOTICE_HOURS_MAX = 168
export const CAPACITY_MAX = 50
const ISO_DATES = /^(\d{4}-\d{2}-\d{2}(, ?\d{4}-\d{2}-\d{2})*)?$/

function wholeNumber(min: number, max: number) {
  return z.number().check(z.gte(min), z.lte(max), z.refine(Number.isInteger))
}

/** Of a record of the `locations` list; what each means: docs/operations.md. */
const CALENDAR_FIELDS = {
  closed_dates: z.optional(
    z.string().check(
      z.regex(ISO_DATES),
      z.maxLength(CLOSED_DATES_MAX * 'YYYY-MM-DD,'.length - 1),
      z.refine((text) => splitDates(text).every(isIsoDate)),
    ),
  ),
  notice_hours: z.optional(wholeNumber(0, NOTICE_HOURS_MAX)),
  jobs_per_window: z.optional(wholeNumber(1, CAPACITY_MAX)),
}

export interface LocationCalendar extends Calendar {
  /** No limit where it is undefined. */
  jobsPerWindow?: number | undefined
}

export interface Location {
  /** NNN-NNN-NNNN. */
  phone: string
  calendar: LocationCalendar
  /** Undefined where none are set. */
  prices?: Prices | undefined
  takesTexts: boolean
}

type CalendarField = keyof typeof CALENDAR_FIELDS

export function parseCalendar(record: StoredRecord): {
  calendar: LocationCalendar
  invalidFields: CalendarField[]
} {
  const invalidFields: CalendarField[] = []
  const read = <Schema extends z.core.$ZodType>(name: CalendarField, schema: Schema) => {
    const result = z.safeParse(schema, record[name])
    if (!result.success) invalidFields.push(name)
    return result.data
  }
  const { closed_dates, notice_hours, jobs_per_window } = CALENDAR_FIELDS
  const calendar = {
    closedDates: splitDates(read('closed_dates', closed_dates) ?? ''),
    noticeHours: read('notice_hours', notice_hours) ?? DEFAULT_CALENDAR.noticeHours,
    jobsPerWindow: read('jobs_per_window', jobs_per_window),
  }
  return { calendar, invalidFields }
}

/** Of the countries of its cities. */
export function getCurrencies(id: LocationId): Currency[] {
  return [...new Set(getLocationCities(id).map(({ country }) => CURRENCIES[country]))]
}

/** The prices of a pickup, and whether the phone takes text messages. */
export function parsePricesAndTexts(id: LocationId, { prices, texts }: StoredRecord) {
  const invalidFields: ('prices' | 'texts')[] = []
  if (texts !== undefined && typeof texts !== 'boolean') invalidFields.push('texts')
  const takesTexts = texts === true
  if (prices === undefined) return { takesTexts, invalidFields }
  try {
    return {
      prices: parsePrices(typeof prices === 'string' ? prices : '', getCurrencies(id)),
      takesTexts,
      invalidFields,
    }
  } catch {
    return { takesTexts, invalidFields: [...invalidFields, 'prices'] as const }
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
  const { calendar, invalidFields } = parseCalendar(record)
  const { prices, takesTexts, invalidFields: others } = parsePricesAndTexts(id, record)
  const fields = [...invalidFields, ...others]
  if (fields.length > 0) {
    logEvent('location', { outcome: 'ignored', id, fields }, 'error')
    // Not awaited: a visitor may be waiting for this location.
    void alertOnInvalidFields()
  }
  return { phone, calendar, prices, takesTexts }
}
