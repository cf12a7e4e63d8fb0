import { MARKETING_FIELD } from './form'
import { maskPostalCode, maskZip } from './masks'

// Separate from the schemas, so that the first download lacks zod.

/** docs/requirements.md, section 3. */
export const LEAD_SOURCE = 'Paid Ads'

/** In the order of the page. */
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
export const QUICK_QUOTE_FIELDS = ['cityKey', 'name', 'phone', 'message', MARKETING_FIELD] as const

/** Decides between a ZIP and a postal code. */
export type AddressCountry = 'usa' | 'canada'

/** Any other value means the USA. */
export function parseAddressCountry(text: unknown): AddressCountry {
  return text === 'canada' ? 'canada' : 'usa'
}

export function maskZipOrPostalCode(country: AddressCountry, text: string): string {
  return country === 'canada' ? maskPostalCode(text) : maskZip(text)
}
