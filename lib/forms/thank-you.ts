import { isCityKey, type CityKey } from '@/lib/cities/cities'
import { isIsoDate } from '@/lib/dates/clock'
import { loadOf } from '@/lib/business/junk'
import { isPostalCode, isZip } from './masks'
import { THANK_YOU_PATH } from '@/lib/routing/paths'
import { CALENDAR_PATH } from '@/lib/routing/api-paths'
import { windowOf } from '@/lib/dates/schedule'

/** What /thankyou is told: nothing that names a person (decision 7). */
export interface ThankYou {
  kind: 'quote' | 'job'
  city?: CityKey
  /** ISO date: of the move, or of the pickup. */
  moveDate?: string
  /** ZIP or postal code. */
  fromAddress?: string
  toAddress?: string
  packing?: boolean
  /** A job's arrival window, as its slot is called: `09:00-11:00`. */
  window?: string
  /** How full the truck will be: a key of LOADS. */
  load?: string
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
  'window',
  'load',
  'ref',
] as const satisfies (keyof ThankYou)[]

/** The address of the thank-you page; empty answers are left out, and so is all it does not know. */
export function thankYouPath(thanks: ThankYou): string {
  return `${THANK_YOU_PATH}?${queryOf(thanks)}`
}

/** The address of the calendar file of a job. */
export function calendarPath(thanks: ThankYou): string {
  return `${CALENDAR_PATH}?${queryOf(thanks)}`
}

function queryOf(thanks: ThankYou): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of PARAMETERS) if (thanks[name]) query.set(name, String(thanks[name]))
  return query
}

/** What /thankyou reads of its query, and nothing else. */
export function thankYouQuery(query: URLSearchParams): string {
  return queryOf(readThankYou(Object.fromEntries(query))).toString()
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
    window: take('window', (text) => windowOf(text) !== undefined),
    load: take('load', (text) => loadOf(text) !== undefined),
    ref: take('ref', (text) => /^[-\w]{20}$/.test(text)),
  }
}

/** A ZIP as it is, a postal code as on an envelope: M5V 2T6. */
export function printCode(code: string): string {
  return isPostalCode(code) ? `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase() : code
}
