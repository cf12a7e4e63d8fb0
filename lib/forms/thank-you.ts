import { getLoad } from '@/lib/business/junk'
import { isShownPrice } from '@/lib/business/prices'
import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { CALENDAR_PATH } from '@/lib/routing/api-paths'
import { THANK_YOU_PATH } from '@/lib/routing/paths'
import { FORM_NAMES, type FormName } from './form'
import { isPostalCode, isZip } from './masks'

/** Never personal data (docs/requirements.md, decision 7). */
export interface ThankYouParameters {
  /** Missing in an address that no form has made. */
  form?: FormName | undefined
  city?: CityKey
  /** ISO date of the move or pickup. */
  moveDate?: string
  fromAddress?: string
  toAddress?: string
  packing?: boolean
  /** `09:00-11:00`. */
  window?: string
  load?: string
  /** The range that the booking page showed, `219-289 CAD`. */
  price?: string | undefined
  /** A pickup that is not booked yet: the office calls to confirm it. */
  unconfirmed?: boolean
  /** Key of the stored request; `ref` in the address. */
  requestKey?: string
  /** Covers all other parameters (lib/security/signatures.ts). */
  signature?: string
}

/** Names in the address, in its order. */
const PARAMETERS = {
  form: 'form',
  city: 'city',
  moveDate: 'moveDate',
  fromAddress: 'fromAddress',
  toAddress: 'toAddress',
  packing: 'packing',
  window: 'window',
  load: 'load',
  price: 'price',
  unconfirmed: 'unconfirmed',
  requestKey: 'ref',
  signature: 'signature',
} as const satisfies Record<keyof ThankYouParameters, string>

export function getThankYouPath(parameters: ThankYouParameters): string {
  return `${THANK_YOU_PATH}?${buildThankYouQuery(parameters)}`
}

export function getCalendarPath(parameters: ThankYouParameters): string {
  return `${CALENDAR_PATH}?${buildThankYouQuery(parameters)}`
}

function buildThankYouQuery(parameters: ThankYouParameters): URLSearchParams {
  const query = new URLSearchParams()
  for (const [property, name] of Object.entries(PARAMETERS)) {
    const value = parameters[property as keyof ThankYouParameters]
    if (value) query.set(name, String(value))
  }
  return query
}

export function sanitizeThankYouQuery(query: URLSearchParams): string {
  return buildThankYouQuery(parseThankYouQuery(Object.fromEntries(query))).toString()
}

/** Omits values that are not on their allow-list or not of their shape. */
export function parseThankYouQuery(
  query: Record<string, string | string[] | undefined>,
): ThankYouParameters {
  const readParameter = (name: string, isValid: (text: string) => boolean) => {
    const value = query[name]
    return typeof value === 'string' && isValid(value) ? value : undefined
  }
  const isCode = (text: string) => isZip(text) || isPostalCode(text)
  return {
    form: FORM_NAMES.find((name) => name === query.form),
    city: readParameter('city', isCityKey) as CityKey | undefined,
    moveDate: readParameter('moveDate', isIsoDate),
    fromAddress: readParameter('fromAddress', isCode),
    toAddress: readParameter('toAddress', isCode),
    packing: query.packing === 'true',
    window: readParameter('window', (text) => parseTimeSlot(text) !== undefined),
    load: readParameter('load', (text) => getLoad(text) !== undefined),
    price: readParameter('price', isShownPrice),
    unconfirmed: query.unconfirmed === 'true' || undefined,
    requestKey: readParameter('ref', (text) => /^[-\w]{20}$/.test(text)),
    signature: readParameter('signature', (text) => /^[-\w]{22}$/.test(text)),
  }
}
