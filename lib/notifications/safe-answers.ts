import { formatShownPrice } from '@/lib/business/prices'
import { formatFullDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { formatPostalCode, isPhone, isPostalCode, isZip } from '@/lib/forms/masks'
import type { StoredRecord } from '@/lib/store/store'
import { describeWindow } from './pickup-time'
import { formatCoupon, parseDescription, type TextRow } from './request-rows'
import type { RequestSummary } from './request-summary'
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
