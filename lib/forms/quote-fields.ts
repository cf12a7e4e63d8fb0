import { hasWholeZip, isPostalCode, maskPostalCode, maskZip } from './masks'

// Separate from the schemas, so that the first download lacks zod.

/** A move is planned at most this many months ahead (docs/requirements.md, decision 8). */
export const MOVE_MONTHS_AHEAD = 18

/** Chips of both quote forms. One of them counts as the required message (docs/requirements.md, decision 13). */
export const MOVE_SIZES = [
  'A few items',
  'Studio',
  '1 bedroom',
  '2 bedrooms',
  '3 bedrooms',
  '4+ bedrooms',
  'Office',
] as const

/** Size and message in one text that the message mask leaves unchanged: it would drop the plus of `4+`. */
export function buildNote(moveSize: string, message: string): string {
  const size = moveSize.replace('+', ' or more')
  return [size && `${size}.`, message].filter(Boolean).join(' ')
}

/** docs/requirements.md, section 3. */
export const LEAD_SOURCE = 'Paid Ads'

/** Decides between a ZIP and a postal code. */
export type AddressCountry = 'usa' | 'canada'

/** Any other value means the USA. */
export function parseAddressCountry(text: unknown): AddressCountry {
  return text === 'canada' ? 'canada' : 'usa'
}

export function maskZipOrPostalCode(country: AddressCountry, text: string): string {
  // The first letter of a postal code is kept, so that its digit can follow.
  return country === 'canada' || POSTAL_CODE_START.test(text) ? maskPostalCode(text) : maskZip(text)
}

/** The first letter of a Canadian postal code, and its digit if one follows. */
const POSTAL_CODE_START = /^\s*[A-CEGHJ-NPR-TVXY](?:\d|\s*$)/i

/** The country whose code the visitor typed; the selected one for a text that is not clearly the other's. */
export function detectAddressCountry(selected: AddressCountry, text = ''): AddressCountry {
  // Compiling the expressions below costs time at hydration, and an untouched form has no text.
  if (text === '') return selected
  if (selected === 'canada')
    return hasWholeZip(text) && !isPostalCode(maskPostalCode(text)) ? 'usa' : 'canada'
  const isPostal = isPostalCode(maskPostalCode(text)) && !hasWholeZip(text)
  const isPostalStart = POSTAL_CODE_START.test(text) && /\d/.test(text)
  return isPostal || isPostalStart ? 'canada' : 'usa'
}
