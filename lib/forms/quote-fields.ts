import { MARKETING_FIELD } from './form'
import { maskPostalCode, maskZip } from './masks'

/** What a quote form needs before it is checked: no schema here, so no zod in the first download. */

/** Where every lead is said to come from (specification, section 3). */
export const LEAD_SOURCE = 'Paid Ads'

/** The fields of the full form, in the order of the page (specification, section 5). */
export const MOVING_QUOTE_FIELDS = [
  'cityKey',
  'name',
  'phone',
  'email',
  'fromCountry',
  'zip',
  'toCountry',
  'zipTo',
  'moveDate',
  'packing',
  'message',
  MARKETING_FIELD,
] as const
/** The fields of the short form, on get-quote and in the estimate bar. */
export const QUICK_QUOTE_FIELDS = ['cityKey', 'name', 'phone', 'message', MARKETING_FIELD] as const

/** Where a leg of the move lies: it decides what its code is called and looks like. */
export type AddressCountry = 'usa' | 'canada'

/** Everybody who does not say Canada gets the ZIP field: an unknown country means USA. */
export function parseAddressCountry(text: unknown): AddressCountry {
  return text === 'canada' ? 'canada' : 'usa'
}

/** A leg's code as the field shows it. */
export function maskZipOrPostalCode(country: AddressCountry, text: string): string {
  return country === 'canada' ? maskPostalCode(text) : maskZip(text)
}
