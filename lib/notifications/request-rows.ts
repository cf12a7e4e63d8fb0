import { formatEndOfMonth, getCoupon } from '@/lib/business/coupons'
import { ITEMS, LOADS, type Load } from '@/lib/business/junk'
import { formatShownPrice } from '@/lib/business/prices'
import { formatArrivalWindow, formatFullDate } from '@/lib/dates/format-dates'
import type { ArrivalWindow } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { formatPostalCode } from '@/lib/forms/masks'
import type { StoredRecord } from '@/lib/store/store'
import {
  preventLinks,
  safeLine,
  readBoolean,
  readRecord,
  readText,
  type StoredRequest,
} from './stored-request'

export type TextRow = readonly [label: string, value: string]

export const NOT_GIVEN = 'Not given'

/** What the visitor answered, in the order of the form. */
export function listAnswers(request: StoredRequest): TextRow[] {
  return request.list === 'leads' ? listQuoteAnswers(request) : listPickupAnswers(request)
}

function listQuoteAnswers({ record, details }: StoredRequest): TextRow[] {
  const answers = listSafeDetailAnswers(details)
  const isDay = ([label]: TextRow) => label === toLabel('move_date')
  return [
    ...answers.filter(isDay),
    ['Moving from', preventLinks(formatPostalCode(readText(record, 'zip')))],
    ['Moving to', preventLinks(formatPostalCode(readText(record, 'zipTo')))],
    ...answers.filter((answer) => !isDay(answer)),
    ['Note', preventLinks(readText(record, 'note_from_customer'))],
  ]
}

function listPickupAnswers({ record, details }: StoredRequest): TextRow[] {
  const { items, load, note } = parseDescription(readText(record, 'description'))
  const isTimeSensitive = readBoolean(record, 'is_time_sensitive')
  const { start, end } = readWindow(record)
  const typedWindow = preventLinks([start, end].filter(Boolean).join(' to '))
  return [
    ['Pickup day', formatDay(readText(record, 'date'))],
    ['Arrival window', formatPickupWindow(record) || typedWindow],
    [
      'Flexible on time',
      { true: 'No, only this window', false: 'Yes', undefined: NOT_GIVEN }[`${isTimeSensitive}`],
    ],
    ['Address', preventLinks(formatAddress(readRecord(record, 'cus_address'))) || NOT_GIVEN],
    ['Property', preventLinks(readText(record, 'property_type')) || NOT_GIVEN],
    ['Items', items.join(', ')],
    ['Load', load?.words ?? ''],
    ['Price shown', formatShownPrice(readText(details, 'price_shown'))],
    ...listSafeDetailAnswers(details),
    ['Note', preventLinks(note)],
    ['Coupon', formatCoupon(load, readText(record, 'date'))],
  ]
}

/** Promised by the form: `$20 off, valid until Dec 31`. */
export function formatCoupon(load: Load | undefined, pickupDay: string): string {
  const coupon = getCoupon(load)
  if (!coupon) return ''
  const end = isIsoDate(pickupDay) ? `, valid until ${formatEndOfMonth(pickupDay)}` : ''
  return `${coupon.amount} off${end}`
}

/** A mail has a limit; staff may have added any number of fields. */
const FIELDS_MAX = 40

/** What a form asked beyond the record's fields, by label: `Move date`, `Friday, December 4, 2026`. */
export function listDetailAnswers(details: StoredRecord): TextRow[] {
  const answers = readRecord(details, 'answers')
  return Object.keys(answers)
    .slice(0, FIELDS_MAX)
    .map((field): TextRow => [toLabel(field), formatAnswer(readText(answers, field))])
    .filter(([, text]) => text !== '')
}

function formatAnswer(text: string): string {
  if (text === 'true' || text === 'false') return text === 'true' ? 'Yes' : 'No'
  return isIsoDate(text) ? formatFullDate(text) : text
}

function listSafeDetailAnswers(details: StoredRecord): TextRow[] {
  const answers = listDetailAnswers(details)
  return answers.map(([label, text]) => [preventLinks(label), preventLinks(text)])
}

export function formatAddress(address: StoredRecord): string {
  const unit = readText(address, 'unit')
  const region = [readText(address, 'state'), readText(address, 'zip')].filter(Boolean).join(' ')
  return [
    readText(address, 'street'),
    unit && `unit ${unit}`,
    readText(address, 'city'),
    region,
    readText(address, 'country'),
  ]
    .filter(Boolean)
    .join(', ')
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Of a job: HH:MM in 24 hours, or what staff typed. */
export function readWindow(job: StoredRecord): ArrivalWindow {
  return { start: readText(job, 'start_time'), end: readText(job, 'end_time') }
}

/** `11 am to 1 pm`; '' for other text than times. */
export function formatPickupWindow(job: StoredRecord): string {
  const window = readWindow(job)
  return isTime(window.start) && isTime(window.end) ? formatArrivalWindow(window) : ''
}

function formatDay(date: string): string {
  return isIsoDate(date) ? formatFullDate(date) : preventLinks(date) || NOT_GIVEN
}

/** What the office must know before it sends a crew, by its field of the details. */
const FLAGS = { outside_area: 'Outside the service area', confirm_by_phone: 'Confirm by phone' }

export function listFlags(details: StoredRecord): string[] {
  return Object.entries(FLAGS).flatMap(([field, words]) =>
    readBoolean(details, field) === true ? [words] : [],
  )
}

const LABELS = new Map([
  ['brand_id', 'Brand'],
  ['ip_address', 'IP address'],
  ['location_id', 'Location'],
  ['packing', 'Packing help'],
])

/** `won_by` to `Won by`. */
export function toLabel(path: string): string {
  const words = LABELS.get(path) ?? safeLine(path, 60).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Reverses `buildDescription` (lib/forms/booking-schema.ts) into names of `ITEMS`, the load and the
 * visitor's own words; other text is the note.
 */
export function parseDescription(description: string) {
  const [, list = '', afterList = ''] = /^([^.]*)\.?(.*)$/s.exec(description) ?? []
  const names = list.split(', ')
  const isItemList = names.every((name) => ITEMS.some((item) => item.name === name))
  const rest = isItemList ? afterList.trim() : description
  const load = LOADS.find(({ words }) => rest.startsWith(words))
  return {
    items: isItemList ? names : [],
    load,
    note: load ? rest.slice(load.words.length).trim() : rest,
  }
}
