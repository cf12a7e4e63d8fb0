import type { MoveSizeName } from '@/lib/business/move-sizes'
import { hasWholeZip, isPostalCode, maskPostalCode, maskZip } from './masks'

// Separate from the schemas, so that the first download does not contain zod.

/** docs/requirements.md, decision 8. */
export const MOVE_MONTHS_AHEAD = 18

/** Chips of both quote forms. A choice replaces the required message (docs/requirements.md, decision 13). */
export const MOVE_SIZES = [
  'A few items',
  'Studio',
  '1 bedroom',
  '2 bedrooms',
  '3 bedrooms',
  '4+ bedrooms',
  'Office',
] as const satisfies readonly MoveSizeName[]

/** Joins size and message. `4+` becomes words, because the message mask would drop its plus. */
export function buildNote(moveSize: string, message: string): string {
  const size = moveSize.replace('+', ' or more')
  return [size && `${size}.`, message].filter(Boolean).join(' ')
}

/** docs/requirements.md, section 3. */
export const LEAD_SOURCE = 'Paid Ads'

export type AddressCountry = 'usa' | 'canada'

export function parseAddressCountry(text: unknown): AddressCountry {
  return text === 'canada' ? 'canada' : 'usa'
}

export function maskZipOrPostalCode(country: AddressCountry, text: string): string {
  // A first letter alone stays, so that people can type the digit after it.
  return country === 'canada' || POSTAL_CODE_START.test(text) ? maskPostalCode(text) : maskZip(text)
}

const POSTAL_CODE_START = /^\s*[A-CEGHJ-NPR-TVXY](?:\d|\s*$)/i

/** The country of the typed code; the selected one unless the text is clearly the other's. */
export function detectAddressCountry(selected: AddressCountry, text = ''): AddressCountry {
  // An untouched form has no text, and compiling the patterns below would slow down hydration.
  if (text === '') return selected
  if (selected === 'canada')
    return hasWholeZip(text) && !isPostalCode(maskPostalCode(text)) ? 'usa' : 'canada'
  const isPostal = isPostalCode(maskPostalCode(text)) && !hasWholeZip(text)
  const isPostalStart = POSTAL_CODE_START.test(text) && /\d/.test(text)
  return isPostal || isPostalStart ? 'canada' : 'usa'
}
