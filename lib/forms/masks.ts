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
  const letters = normalizeText(text.replace(/['’ʼ`]/g, ''), 'NFC')
    .replace(/((?:\p{L}\p{M}*)+)|[^\p{L}]+/gu, keepOrSpace)
    .trimStart()
  const capitalized = letters.replace(/(?<![\p{L}\p{M}])\p{L}/gu, capitalize).normalize('NFC')
  return [...capitalized].slice(0, NAME_MAX).join('')
}

/** Marks stay on their letters; alone they are what is left of an emoji, and cannot be seen. */
function keepOrSpace(_all: string, kept?: string): string {
  return kept ?? ' '
}

/** A capital, unless that takes more than one letter (ß) or the script begins no word with one. */
function capitalize(letter: string): string {
  const capital = letter.toUpperCase()
  return [...capital].length === 1 && !/\p{Script=Georgian}/u.test(letter) ? capital : letter
}

/** The longest number there is, without its + (ITU-T E.164). */
const FOREIGN_DIGITS = 15

/**
 * A ten-digit phone as NNN-NNN-NNNN; what is dialled before it (+1, 001, 011 1) goes: no area code
 * starts with 0 or 1. What follows it, an extension, goes too. A number of another country, with its +,
 * stays whole, or its first ten digits would pass for somebody's here.
 */
export function maskPhone(text: string): string {
  const typed = toPlainText(text)
  const start = typed.search(/[2-9]|$/)
  const digits = typed.slice(start).replace(/\D/g, '')
  const dialingPrefix = typed.slice(0, start).replace(/[^+01]/g, '')
  if (dialingPrefix.endsWith('+')) return `+${digits.slice(0, FOREIGN_DIGITS)}`
  const local = digits.slice(0, PHONE_DIGITS)
  return [local.slice(0, 3), local.slice(3, 6), local.slice(6)].filter(Boolean).join('-')
}

/** Five digits that stand alone, or with the four that may follow them. */
const WHOLE_ZIP = /(?<!\d)\d{5}(?=(-?\d{4})?(?!\d))/g

/** A ZIP: five digits, the last such in a whole address. The four that may follow them are dropped. */
export function maskZip(text: string): string {
  const whole = toPlainText(text).match(WHOLE_ZIP)?.at(-1)
  return whole ?? extractDigits(text).slice(0, ZIP_DIGITS)
}

/** No code has the letters O and I: they are the digits next to them on a keyboard. */
const WHOLE_POSTAL_CODE = /(?<![A-Z\d])[A-Z][\dOI][A-Z][\s-]*[\dOI][A-Z][\dOI](?![A-Z\d])/

/** A Canadian postal code as it is shown, also out of a whole address: six letters and digits in upper case. */
export function maskPostalCode(text: string): string {
  const upper = toPlainText(text).toUpperCase()
  const kept = (WHOLE_POSTAL_CODE.exec(upper)?.[0] ?? upper).replace(/[^A-Z\d]/g, '')
  return Array.from(kept.slice(0, POSTAL_LENGTH), correctLookalike).join('')
}

/** Every second character of a postal code is a digit. */
function correctLookalike(character: string, index: number): string {
  if (index % 2 === 0) return character
  return character.replace('O', '0').replace('I', '1')
}

/** Letters of any language, digits, spaces, periods and commas. Its length is not cut. */
export function maskMessage(text: string): string {
  return normalizeText(text, 'NFC')
    .replace(/(\p{L}\p{M}*|[\p{Nd}.,]+)|[^\p{L}\p{Nd}.,]+/gu, keepOrSpace)
    .trimStart()
}

/** One line of an address: letters, digits and the signs that stand in addresses, cut to `max`. */
export function maskLine(text: string, max: number): string {
  const kept = normalizeText(text, 'NFC')
    .replace(/(\p{L}\p{M}*|[\p{Nd}.,'’#/&()-]+)|[^\p{L}\p{Nd}.,'’#/&()-]+/gu, keepOrSpace)
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

function extractDigits(text: string): string {
  return toPlainText(text).replace(/\D/g, '')
}

/** NFKC makes full-width letters and digits plain ones; the digits of other scripts become ours. */
function toPlainText(text: string): string {
  return normalizeText(text, 'NFKC').replace(/(?!\d)\p{Nd}/gu, toAsciiDigit)
}

/** Digits stand in Unicode ten by ten from zero to nine, in runs that begin with a zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** Letters that show nothing (Default_Ignorable_Code_Point): fillers of Hangul syllables. */
const INVISIBLE_FILLERS = /[\u115f\u1160\u3164\uffa0]/g
/**
 * More marks in a row than any letter has (UAX #15, Stream-Safe Text Format): to sort them takes time
 * with the square of their number. NFKC makes marks of the last two.
 */
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

function normalizeText(text: string, form: 'NFC' | 'NFKC'): string {
  return text.replace(INVISIBLE_FILLERS, ' ').replace(EXCESS_MARKS, '$1').normalize(form)
}
