import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { getLoad } from '@/lib/business/junk'
import { isPostalCode, isZip } from './masks'
import { THANK_YOU_PATH } from '@/lib/routing/paths'
import { CALENDAR_PATH } from '@/lib/routing/api-paths'
import { parseTimeSlot } from '@/lib/dates/schedule'

/** What /thankyou is told: nothing that names a person (decision 7). */
export interface ThankYouParameters {
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
] as const satisfies (keyof ThankYouParameters)[]

/** The address of the thank-you page; empty answers are left out, and so is all it does not know. */
export function getThankYouPath(parameters: ThankYouParameters): string {
  return `${THANK_YOU_PATH}?${buildQuery(parameters)}`
}

/** The address of the calendar file of a job. */
export function getCalendarPath(parameters: ThankYouParameters): string {
  return `${CALENDAR_PATH}?${buildQuery(parameters)}`
}

function buildQuery(parameters: ThankYouParameters): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of PARAMETERS) if (parameters[name]) query.set(name, String(parameters[name]))
  return query
}

/** What /thankyou reads of its query, and nothing else. */
export function sanitizeThankYouQuery(query: URLSearchParams): string {
  return buildQuery(parseThankYouQuery(Object.fromEntries(query))).toString()
}

/** Reads the query of /thankyou; what is not on an allow-list or of its strict shape is left out. */
export function parseThankYouQuery(
  query: Record<string, string | string[] | undefined>,
): ThankYouParameters {
  const readParameter = (name: string, isValid: (text: string) => boolean) => {
    const value = query[name]
    return typeof value === 'string' && isValid(value) ? value : undefined
  }
  const isCode = (text: string) => isZip(text) || isPostalCode(text)
  return {
    kind: query.kind === 'job' ? 'job' : 'quote',
    city: readParameter('city', isCityKey) as CityKey | undefined,
    moveDate: readParameter('moveDate', isIsoDate),
    fromAddress: readParameter('fromAddress', isCode),
    toAddress: readParameter('toAddress', isCode),
    packing: query.packing === 'true',
    window: readParameter('window', (text) => parseTimeSlot(text) !== undefined),
    load: readParameter('load', (text) => getLoad(text) !== undefined),
    ref: readParameter('ref', (text) => /^[-\w]{20}$/.test(text)),
  }
}

/** A ZIP as it is, a postal code as on an envelope: M5V 2T6. */
export function formatPostalCode(code: string): string {
  return isPostalCode(code) ? `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase() : code
}
