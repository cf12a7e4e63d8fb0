import { formatEndOfMonth, getCoupon } from '@/lib/business/coupons'
import { getItem, getLoad } from '@/lib/business/junk'
import type { City } from '@/lib/cities/city'
import {
  formatArrivalWindow,
  formatFullDate,
  formatLongDate,
  formatZone,
  toNoon,
} from '@/lib/dates/format-dates'
import { formatTimeSlot, formatWindowStart, parseTimeSlot } from '@/lib/dates/schedule'
import { isIsoDate, isTime } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
import { buildDescription } from '@/lib/forms/booking-schema'
import { ENGLISH } from '@/lib/words/translate'
import { readBoolean, readRecord, readText } from './read-record'

export type Pickup = ReturnType<typeof parsePickup>

export function parsePickup(job: StoredRecord, details: StoredRecord) {
  const dateText = readText(job, 'date')
  const date = isIsoDate(dateText) ? dateText : ''
  const typed = { start: readText(job, 'start_time'), end: readText(job, 'end_time') }
  const window = isTime(typed.start) && isTime(typed.end) ? typed : undefined
  const typedWindow = formatTimeSlot(typed)
  const address = readRecord(job, 'cus_address')
  return {
    /** ISO date; '' if staff typed something else. */
    date,
    dateText,
    window,
    windowText: [typed.start, typed.end].filter(Boolean).join(' to '),
    /** `2026-11-25 09:00`; '' if either part is unreadable. */
    windowStart: date && window ? formatWindowStart(date, window) : '',
    /** `09:00-11:00` if the booking form offers it; else '', and only the office can move the pickup. */
    timeSlot: date && parseTimeSlot(typedWindow) ? typedWindow : '',
    ...parseDescription(readText(job, 'description'), readRecord(details, 'answers')),
    address: {
      street: readText(address, 'street'),
      unit: readText(address, 'unit'),
      city: readText(address, 'city'),
      state: readText(address, 'state'),
      zip: readText(address, 'zip'),
      country: readText(address, 'country'),
    },
    propertyType: readText(job, 'property_type'),
    isTimeSensitive: readBoolean(job, 'is_time_sensitive'),
    /** `219-289 CAD`, as the booking page showed it; '' for none. */
    priceShown: readText(details, 'price_shown'),
  }
}

/** A description begins with the chosen items and load (`buildDescription`), unless staff rewrote it. */
function parseDescription(description: string, answers: StoredRecord) {
  const items = readText(answers, 'items')
    .split(',')
    .flatMap((key) => getItem(key) ?? [])
  const load = getLoad(readText(answers, 'load'))
  const keys = items.map(({ key }) => key).join()
  const words = buildDescription({ items: keys, load: load?.key ?? '', message: '' })
  if (!description.startsWith(words)) return { items: [], load: undefined, note: description }
  return { items, load, note: description.slice(words.length).trim() }
}

/** `11 am to 1 pm`; '' if it is unreadable. */
export function formatWindow({ window }: Pickup, t = ENGLISH): string {
  return window ? formatArrivalWindow(window, t) : ''
}

export function formatWindowOfCity(pickup: Pickup, city: City | undefined, t = ENGLISH): string {
  const window = formatWindow(pickup, t)
  const zone = window && pickup.date && city && formatZone(city.timeZone, toNoon(pickup.date), t)
  return zone ? t('{window} {zone}', { window, zone }) : window
}

export function formatDay({ date }: Pickup, t = ENGLISH): string {
  return date && formatFullDate(date, t)
}

/** `Tuesday, December 1, 11 am to 1 pm ET`; leaves out unreadable parts. */
export function describePickupTime(pickup: Pickup, city: City | undefined, t = ENGLISH): string {
  return [pickup.date && formatLongDate(pickup.date, t), formatWindowOfCity(pickup, city, t)]
    .filter(Boolean)
    .join(', ')
}

export function formatPickup(pickup: Pickup): string {
  return `${pickup.dateText} ${formatWindow(pickup)}`
}

export function formatAddress({ street, unit, city, state, zip, country }: Pickup['address']) {
  const region = [state, zip].filter(Boolean).join(' ')
  return [street, unit && `unit ${unit}`, city, region, country].filter(Boolean).join(', ')
}

/** Promised by the form: `$20 off, valid until Dec 31`. */
export function formatCoupon({ load, date }: Pickup, t = ENGLISH): string {
  const coupon = getCoupon(load)
  if (!coupon) return ''
  const amount = t(coupon.amount)
  if (!date) return t('{amount} off', { amount })
  return t('{amount} off, valid until {date}', { amount, date: formatEndOfMonth(date, t) })
}
