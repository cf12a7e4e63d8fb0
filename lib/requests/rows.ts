import { formatBallpark, formatShownPrice } from '@/lib/business/prices'
import { formatFullDate } from '@/lib/dates/format-dates'
import { ENGLISH, type Translate } from '@/lib/words/translate'
import { isPhone, keepCode } from '@/lib/forms/masks'
import { describeChange } from './change'
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
  /** Only dates, codes, choices and the end of the phone, never typed text. */
  customer: string
}

export function listRows(request: Request, audience: 'office' | 'customer', t = ENGLISH) {
  const { pickup, quote } = request
  const rows = [
    forCustomer(t('Reference'), request.reference),
    ...(pickup ? listPickupRows(request, pickup, t) : []),
    ...(quote ? listQuoteRows(request, quote, t) : []),
    forCustomer(
      t('Your phone'),
      isPhone(request.phone) ? t('Ends in {digits}', { digits: request.phone.slice(-4) }) : '',
    ),
  ]
  return rows.map((row): TextRow => [row.label, row[audience]]).filter(([, text]) => text !== '')
}

function listQuoteRows(
  { form, answers, note, placeName }: Request,
  { moveDate, confirmedDate, price, priceShown, ballpark, from, to }: NonNullable<Request['quote']>,
  t: Translate,
): Row[] {
  const city = form === 'short' ? placeName : ''
  const isMoveDate = ({ field }: { field: string }) => field === 'move_date'
  const typedDate = answers.find(isMoveDate)
  return [
    forBoth(t('Confirmed for'), confirmedDate && formatFullDate(confirmedDate, t)),
    forBoth(t('Price in writing'), price && formatPrice(price, t)),
    {
      label: t('Move date'),
      office: typedDate?.text ?? '',
      customer: moveDate && !confirmedDate ? formatFullDate(moveDate, t) : '',
    },
    { label: t('Moving from'), office: from, customer: keepCode(from) },
    { label: t('Moving to'), office: to, customer: keepCode(to) },
    ...answers
      .filter((answer) => !isMoveDate(answer))
      .map(({ field, label, text }) => {
        const choice = field === 'packing' && (['Yes', 'No'] as const).find((one) => one === text)
        return choice ? forBoth(t('Packing help'), t(choice)) : forOffice(label, text)
      }),
    {
      label: t('Ballpark'),
      office: formatBallpark(priceShown, t, city),
      customer: formatBallpark(ballpark, t, city),
    },
    forOffice('Note', note),
  ]
}

function listPickupRows({ city, answers, note }: Request, pickup: Pickup, t: Translate): Row[] {
  const { dateText, windowText, isTimeSensitive, items, load } = pickup
  const day = formatDay(pickup, t)
  const priceShown = formatShownPrice(pickup.priceShown, t)
  return [
    { label: t('Pickup day'), office: day || dateText, customer: day },
    {
      label: t('Arrival window'),
      office: formatWindow(pickup) || windowText,
      customer: formatWindowOfCity(pickup, city, t),
    },
    forOffice(
      'Flexible on time',
      { true: 'No, only this window', false: 'Yes', undefined: '' }[`${isTimeSensitive}`],
    ),
    forOffice('Address', formatAddress(pickup.address)),
    forOffice('Property', pickup.propertyType),
    forBoth(t('Items'), items.map(({ name }) => t(name)).join(', ')),
    forBoth(t('Load'), load ? t(load.words) : ''),
    forOffice('Price shown', priceShown),
    forCustomer(t('Price we showed you'), priceShown),
    ...answers.map(({ label, text }) => forOffice(label, text)),
    forOffice('Note', note),
    forBoth(t('Coupon'), formatCoupon(pickup, t)),
  ]
}

/** The first five rows may be empty. */
export function listCrewRows(request: Request): TextRow[] {
  const { flags, isOfficeOnly, staffStatus, replaces, email } = request
  const lastChange = request.changes.at(-1)
  return [
    ['Check first', flags.join('; ')],
    ['Status', isOfficeOnly ? staffStatus : ''],
    ['Replaces', replaces],
    ['Changed', lastChange ? describeChange(lastChange) : ''],
    ['Email', email],
    ...listRows(request, 'office'),
  ]
}

/** `1200.00 CAD` to `$1,200.00`, in the language of `t`, as ranges are written. */
function formatPrice(price: string, t: Translate): string {
  const [amount, currency = 'USD'] = price.split(' ')
  const format = new Intl.NumberFormat(t.locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  })
  return format.format(Number(amount)).replace(/\s/g, '\u00a0')
}

const forBoth = (label: string, text: string): Row => ({ label, office: text, customer: text })
const forOffice = (label: string, text: string): Row => ({ label, office: text, customer: '' })
const forCustomer = (label: string, text: string): Row => ({ label, office: '', customer: text })
