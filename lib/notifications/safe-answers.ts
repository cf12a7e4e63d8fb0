import { formatShownPrice } from '@/lib/business/prices'
import { formatFullDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { formatPostalCode, isPhone, isPostalCode, isZip } from '@/lib/forms/masks'
import type { StoredRecord } from '@/lib/store/store'
import { formatCoupon, formatPickupWindow, parseDescription, type TextRow } from './request-rows'
import { formatZone, type RequestSummary } from './request-summary'
import { readBoolean, readRecord, readText, type StoredRequest } from './stored-request'

/** A request for its customer: dates, codes, choices and the end of the phone, and no text that anyone typed. */
export function listSafeAnswers(request: StoredRequest, summary: RequestSummary): TextRow[] {
  const { phone, reference, kind } = summary
  const rows: TextRow[] = [
    ['Reference', reference],
    ...(kind === 'quote' ? listQuoteAnswers(request) : listPickupAnswers(request, summary)),
    ['Your phone', isPhone(phone) ? `Ends in ${phone.slice(-4)}` : ''],
  ]
  return rows.filter(([, text]) => text !== '')
}

function listQuoteAnswers({ record, details }: StoredRequest): TextRow[] {
  const answers = readRecord(details, 'answers')
  const moveDate = readText(answers, 'move_date')
  const packing = readBoolean(answers, 'packing')
  return [
    ['Move date', isIsoDate(moveDate) ? formatFullDate(moveDate) : ''],
    ['Moving from', readCode(record, 'zip')],
    ['Moving to', readCode(record, 'zipTo')],
    ['Packing help', packing === undefined ? '' : packing ? 'Yes' : 'No'],
  ]
}

function readCode(record: StoredRecord, field: string): string {
  const code = readText(record, field)
  return isZip(code) || isPostalCode(code) ? formatPostalCode(code) : ''
}

function listPickupAnswers(request: StoredRequest, summary: RequestSummary): TextRow[] {
  const { record, details } = request
  const { items, load } = parseDescription(readText(record, 'description'))
  const date = readText(record, 'date')
  return [
    ['Pickup day', isIsoDate(date) ? formatFullDate(date) : ''],
    ['Arrival window', describeWindow(request, summary)],
    ['Items', items.join(', ')],
    ['Load', load?.words ?? ''],
    ['Price we showed you', formatShownPrice(readText(details, 'price_shown'))],
    ['Coupon', formatCoupon(load, date)],
  ]
}

/** `Tuesday, December 1, 2026, 11 am to 1 pm ET`; without what staff have made unreadable. */
export function describePickupTime(request: StoredRequest, summary: RequestSummary): string {
  const date = readText(request.record, 'date')
  const day = isIsoDate(date) ? formatFullDate(date) : ''
  return [day, describeWindow(request, summary)].filter(Boolean).join(', ')
}

/** `11 am to 1 pm ET` */
export function describeWindow({ record }: StoredRequest, { city }: RequestSummary): string {
  const window = formatPickupWindow(record)
  return [window, window && city && formatZone(city.timeZone)].filter(Boolean).join(' ')
}
