import { keepOrSpace, normalizeText } from './normalize-text'

// Separate from the masks of the quote forms, so that their first download lacks it.

/** One line, such as of an address: at most `max` characters, without a part of a fraction. */
export function maskLine(text: string, max: number): string {
  const kept = normalizeText(text)
    .replace(/(\p{L}\p{M}*|[\p{N}.,'’#/⁄&()-]+)|[^\p{L}\p{N}.,'’#/⁄&()-]+/gu, keepOrSpace)
    .trimStart()
  const uncut = new RegExp(`^.{0,${max}}(?!\\d{0,2}⁄|(?<=⁄\\d?)\\d)`, 'u')
  return (uncut.exec(kept)?.[0] ?? '').replaceAll('⁄', '/')
}

export const UNIT_MAX = 12
export const STREET_MAX = 100
export const CITY_MAX = 60

export const maskUnit = (text: string) => maskLine(text, UNIT_MAX)
export const maskStreet = (text: string) => maskLine(text, STREET_MAX)
export const maskCity = (text: string) => maskLine(text, CITY_MAX)
