import { formatEndOfMonth, getCoupon } from '@/lib/business/coupons'
import { formatFullDate } from '@/lib/dates/format-dates'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { formatPostalCode, isPhone, isPostalCode, isZip } from '@/lib/forms/masks'
import type { StoredRecord } from '@/lib/store/store'
import { createRows, type Row } from './mail-document'
import { formatPickupWindow, parseDescription } from './request-rows'
import { formatZone, type RequestSummary } from './request-summary'
import { readBoolean, readRecord, readText, type StoredRequest } from './stored-request'

/**
 * What a customer reads of their own request. Anyone can type anyone's address, and forward a link: no
 * free text, and of the person only the end of the phone number.
 */
export function listCustomerRows(request: StoredRequest, summary: RequestSummary): Row[] {
  const { phone, reference } = summary
  return createRows([
    ['Reference', reference],
    ...(request.list === 'leads' ? listQuoteRows(request) : listPickupRows(request, summary)),
    ['Your phone', isPhone(phone) ? `Ends in ${phone.slice(-4)}` : ''],
  ])
}

type TextRow = readonly [label: string, value: string]

function listQuoteRows({ record, details }: StoredRequest): TextRow[] {
  const answers = readRecord(details, 'answers')
  const packing = readBoolean(answers, 'packing')
  return [
    ['Move date', formatDay(readText(answers, 'move_date'))],
    ['Moving from', readCode(record, 'zip')],
    ['Moving to', readCode(record, 'zipTo')],
    ['Packing help', packing === undefined ? '' : packing ? 'Yes' : 'No'],
  ]
}

function listPickupRows({ record }: StoredRequest, { city }: RequestSummary): TextRow[] {
  const date = readText(record, 'date')
  const window = formatPickupWindow(readText(record, 'start_time'), readText(record, 'end_time'))
  const zone = city ? ` ${formatZone(city.timeZone)}` : ''
  const { items, load } = parseDescription(readText(record, 'description'))
  const coupon = isIsoDate(date) ? getCoupon(load) : undefined
  return [
    ['Pickup day', formatDay(date)],
    ['Arrival window', window && window + zone],
    ['Items', items.join(', ')],
    ['Load', load?.words ?? ''],
    ['Coupon', coupon ? `${coupon.amount} off, valid until ${formatEndOfMonth(date)}` : ''],
  ]
}

function formatDay(date: string): string {
  return isIsoDate(date) ? formatFullDate(date) : ''
}

function readCode(record: StoredRecord, field: string): string {
  const code = readText(record, field)
  return isZip(code) || isPostalCode(code) ? formatPostalCode(code) : ''
}
