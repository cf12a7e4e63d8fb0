import { keepOrSpace, normalizeText } from './masks'

// Separate from the other masks: only the booking form has an address.

/** One line of an address, at most `max` characters. */
export function maskLine(text: string, max: number): string {
  const kept = normalizeText(text, 'NFC')
    .replace(/(\p{L}\p{M}*|[\p{Nd}.,'’#/&()-]+)|[^\p{L}\p{Nd}.,'’#/&()-]+/gu, keepOrSpace)
    .trimStart()
  return [...kept].slice(0, max).join('')
}
