import { formatFullDate } from '@/lib/dates/format-dates'
import { describeChange } from './change-words'
import { isPhone, isPostalCode, isZip } from '@/lib/forms/masks'
import {
  formatAddress,
  formatCoupon,
  formatDay,
  formatWindow,
  formatWindowOfCity,
  type Pickup,
} from './pickup'
import type { Request } from './request'

export type TextRow = readonly [label: string, text: string]

interface Row {
  label: string
  office: string
  /** Dates, codes, choices and the end of the phone: no text that anyone typed. */
  customer: string
}

/** What was asked, in the order of the form. */
export function listRows(request: Request, audience: 'office' | 'customer'): TextRow[] {
  const { pickup, quote } = request
  const rows = [
    forCustomer('Reference', request.reference),
    ...(pickup ? listPickupRows(request, pickup) : []),
    ...(quote ? listQuoteRows(request, quote) : []),
    forCustomer('Your phone', isPhone(request.phone) ? `Ends in ${request.phone.slice(-4)}` : ''),
  ]
  return rows.map((row): TextRow => [row.label, row[audience]]).filter(([, text]) => text !== '')
}

function listQuoteRows(
  { answers, note, typedMessage }: Request,
  { moveDate, from, to }: NonNullable<Request['quote']>,
): Row[] {
  const isMoveDate = ({ field }: { field: string }) => field === 'move_date'
  const typedDate = answers.find(isMoveDate)
  return [
    {
      label: 'Move date',
      office: typedDate?.text ?? '',
      customer: moveDate && formatFullDate(moveDate),
    },
    { label: 'Moving from', office: from, customer: keepCode(from) },
    { label: 'Moving to', office: to, customer: keepCode(to) },
    ...answers
      .filter((answer) => !isMoveDate(answer))
      .map(({ field, label, text }) => {
        const isChoice = field === 'packing' && ['Yes', 'No'].includes(text)
        return { label, office: text, customer: isChoice ? text : '' }
      }),
    forOffice('Note', note),
    forOffice('As typed', typedMessage),
  ]
}

/** '' for what is neither a ZIP nor a postal code as on an envelope. */
function keepCode(text: string): string {
  return isZip(text) || isPostalCode(text.replace(' ', '')) ? text : ''
}

function listPickupRows({ city, answers, note, typedMessage }: Request, pickup: Pickup): Row[] {
  const { dateText, windowText, isTimeSensitive, items, load, priceShown } = pickup
  const day = formatDay(pickup)
  return [
    { label: 'Pickup day', office: day || dateText, customer: day },
    {
      label: 'Arrival window',
      office: formatWindow(pickup) || windowText,
      customer: formatWindowOfCity(pickup, city),
    },
    forOffice(
      'Flexible on time',
      { true: 'No, only this window', false: 'Yes', undefined: '' }[`${isTimeSensitive}`],
    ),
    forOffice('Address', formatAddress(pickup.address)),
    forOffice('Property', pickup.propertyType),
    forBoth('Items', items.map(({ name }) => name).join(', ')),
    forBoth('Load', load?.words ?? ''),
    forOffice('Price shown', priceShown),
    forCustomer('Price we showed you', priceShown),
    ...answers.map(({ label, text }) => forOffice(label, text)),
    forOffice('Note', note),
    forOffice('As typed', typedMessage),
    forBoth('Coupon', formatCoupon(pickup)),
  ]
}

/** For a crew: what the office must know first, '' for none, then what was asked. */
export function listCrewRows(request: Request): TextRow[] {
  const { flags, isUntouched, staffStatus, replaces, email } = request
  const lastChange = request.changes.at(-1)
  return [
    ['Check first', flags.join('; ')],
    ['Status', isUntouched ? '' : staffStatus],
    ['Replaces', replaces],
    ['Changed', lastChange ? describeChange(lastChange) : ''],
    ['Email', email],
    ...listRows(request, 'office'),
  ]
}

const forBoth = (label: string, text: string): Row => ({ label, office: text, customer: text })
const forOffice = (label: string, text: string): Row => ({ label, office: text, customer: '' })
const forCustomer = (label: string, text: string): Row => ({ label, office: '', customer: text })
