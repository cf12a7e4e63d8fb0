/**
 * What may stand in a field (specification, section 5). Each function takes what was typed or pasted
 * so far and gives what the field should hold; the same functions clean the values on the server.
 * They keep the meaning: what cannot stay becomes a space where it parted two words.
 */

export const NAME_MAX = 20
export const MESSAGE_MAX = 1_000
const PHONE_DIGITS = 10
const ZIP_DIGITS = 5
const POSTAL_LENGTH = 6

/** Letters of any language and spaces, first letters raised, at most 20 characters. */
export function maskName(text: string): string {
  const letters = text
    .replace(/['’ʼ`]/g, '')
    .normalize('NFC')
    .replace(/((?:\p{L}\p{M}*)+)|[^\p{L}]+/gu, keepWords)
    .trimStart()
  const raised = letters.replace(/(?<![\p{L}\p{M}])\p{L}/gu, raise).normalize('NFC')
  return [...raised].slice(0, NAME_MAX).join('')
}

/** Marks stay on their letters; alone they are what is left of an emoji, and cannot be seen. */
function keepWords(_all: string, kept?: string): string {
  return kept ?? ' '
}

/** A capital, unless that takes more than one letter (ß) or the script begins no word with one. */
function raise(letter: string): string {
  const capital = letter.toUpperCase()
  return [...capital].length === 1 && !/\p{Script=Georgian}/u.test(letter) ? capital : letter
}

/** A ten-digit phone as NNN-NNN-NNNN; a leading country code 1 goes: no area code starts with it. */
export function maskPhone(text: string): string {
  const digits = digitsOf(text).replace(/^1+/, '').slice(0, PHONE_DIGITS)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

/** A ZIP: five digits. The four that may follow them are dropped. */
export function maskZip(text: string): string {
  return digitsOf(text).slice(0, ZIP_DIGITS)
}

/** A Canadian postal code as it is shown: six letters and digits in upper case. */
export function maskPostalCode(text: string): string {
  const kept = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return kept.slice(0, POSTAL_LENGTH)
}

/** Letters of any language, digits, spaces, periods and commas. Its length is not cut. */
export function maskMessage(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(\p{L}\p{M}*|[\p{Nd}.,]+)|[^\p{L}\p{Nd}.,]+/gu, keepWords)
    .trimStart()
}

/** One line of an address: letters, digits and the signs that stand in addresses, cut to `max`. */
export function maskLine(text: string, max: number): string {
  const kept = text
    .normalize('NFC')
    .replace(/(\p{L}\p{M}*|[\p{Nd}.,'’#/&()-]+)|[^\p{L}\p{Nd}.,'’#/&()-]+/gu, keepWords)
    .trimStart()
  return [...kept].slice(0, max).join('')
}

export function isPhone(text: string): boolean {
  return /^\d{3}-\d{3}-\d{4}$/.test(text)
}

export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text)
}

/** The shape A1A 1A1 without its space, in either case. */
export function isPostalCode(text: string): boolean {
  return /^([A-Z]\d){3}$/i.test(text)
}

/** NFKC turns full-width digits into plain ones. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
