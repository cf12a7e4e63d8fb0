import { isCityKey, type CityKey } from './cities'
import { isIsoDate } from './clock'
import { isPostalCode, isZip } from './masks'
import { THANK_YOU_PATH } from './paths'

/** What /thankyou is told: nothing that names a person (decision 7). */
export interface ThankYou {
  kind: 'quote' | 'job'
  city?: CityKey
  /** ISO date. */
  moveDate?: string
  /** ZIP or postal code. */
  fromAddress?: string
  toAddress?: string
  packing?: boolean
  /** The record's key: opaque, and the same however often the page is opened. */
  ref?: string
}

const PARAMETERS = [
  'kind',
  'city',
  'moveDate',
  'fromAddress',
  'toAddress',
  'packing',
  'ref',
] as const

/** The address of the thank-you page; empty answers are left out, and so is all it does not know. */
export function thankYouPath(thanks: ThankYou): string {
  const query = new URLSearchParams()
  for (const name of PARAMETERS) if (thanks[name]) query.set(name, String(thanks[name]))
  return `${THANK_YOU_PATH}?${query}`
}

/** Reads the query of /thankyou; what is not on an allow-list or of its strict shape is left out. */
export function readThankYou(query: Record<string, string | string[] | undefined>): ThankYou {
  const take = (name: string, holds: (text: string) => boolean) => {
    const value = query[name]
    return typeof value === 'string' && holds(value) ? value : undefined
  }
  const isCode = (text: string) => isZip(text) || isPostalCode(text)
  return {
    kind: query.kind === 'job' ? 'job' : 'quote',
    city: take('city', isCityKey) as CityKey | undefined,
    moveDate: take('moveDate', isIsoDate),
    fromAddress: take('fromAddress', isCode),
    toAddress: take('toAddress', isCode),
    packing: query.packing === 'true',
    ref: take('ref', (text) => /^[-\w]{20}$/.test(text)),
  }
}

/** A ZIP as it is, a postal code as on an envelope: M5V 2T6. */
export function printCode(code: string): string {
  return isPostalCode(code) ? `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase() : code
}
