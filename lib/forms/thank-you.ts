import { type CityKey, isCityKey } from '@/lib/cities/keys'
import type { Language } from '@/lib/words/languages'
import { getLanguagePrefix, THANK_YOU_PATH } from '@/lib/routing/paths'
import { CALENDAR_PATH } from '@/lib/routing/api-paths'
import { getLoad } from '@/lib/business/junk'
import { isShownPrice } from '@/lib/business/prices'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { type FormName, FORM_NAMES } from './form'
import { isPostalCode, isZip } from './masks'

/** Never personal data (docs/requirements.md, decision 7). */
export interface ThankYouParameters {
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
  /** The office must call to confirm this pickup. */
  unconfirmed?: boolean
  requestKey?: string
  /** Covers all other parameters (lib/security/signatures.ts). */
  signature?: string
}

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

export function getThankYouPath(parameters: ThankYouParameters, language?: Language): string {
  return `${getLanguagePrefix(language)}${THANK_YOU_PATH}?${buildThankYouQuery(parameters)}`
}

/** @param language of the error text; the file has the request's own language */
export function getCalendarPath(parameters: ThankYouParameters, language: Language = 'en'): string {
  const query = buildThankYouQuery(parameters)
  if (language !== 'en') query.set('language', language)
  return `${CALENDAR_PATH}?${query}`
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
