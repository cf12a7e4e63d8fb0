import { getLoad } from '@/lib/business/junk'
import { isShownPrice } from '@/lib/business/prices'
import { isCityKey, type CityKey } from '@/lib/cities/keys'
import { parseTimeSlot } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { FORM_NAMES } from './form'
import { isPostalCode, isZip } from './masks'
import { buildThankYouQuery, type ThankYouParameters } from './thank-you'

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
