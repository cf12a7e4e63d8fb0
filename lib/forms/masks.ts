import { keepOrSpace, normalizeText } from './normalize-text'

// docs/requirements.md, section 5 and decision 3. Browser and server apply the same masks.

export const NAME_MAX = 20
export const MESSAGE_MAX = 1_000
const PHONE_DIGITS = 10
const ZIP_DIGITS = 5
const POSTAL_LENGTH = 6

/** An apostrophe before a digit stays, because `6'2` must not become `62`. */
const APOSTROPHE = /['’ʼ`](?![\d\p{M}])/gu

/** Keeps letters of any language and spaces, and capitalizes each word. */
export function maskName(text: string): string {
  const letters = normalizeText(text)
    .replace(APOSTROPHE, '')
    .replace(/((?:\p{L}\p{M}*)+)|[^\p{L}]+/gu, keepOrSpace)
    .trimStart()
  return letters.replace(/(?<![\p{L}\p{M}])\p{L}/gu, capitalize).normalize('NFC')
}

/** The part of a masked name that fits its record; the details keep the whole. */
export function cutName(name: string): string {
  return [...name].slice(0, NAME_MAX).join('').trim()
}

/** Leaves letters whose capital is two letters (ß), and Georgian, which has no initial capitals. */
function capitalize(letter: string): string {
  const capital = letter.toUpperCase()
  return [...capital].length === 1 && !/\p{Script=Georgian}/u.test(letter) ? capital : letter
}

/** A plus sign and 15 digits (ITU-T E.164). */
const LONGEST_PHONE = 16
/**
 * After a number: `x12`, `ext. 12`, `poste 12`, `#12`, `,,12#` (a pause). Its digits may follow. A typed comma
 * shows as ` x`. The leading `x?` lets a second sign follow it.
 */
const EXTENSION =
  /(?<=\d)[\s(,;]{0,6}(?:x?e?([xp#])[tensioó]*[\s.:=]{0,3}|(?<=[,;]\s?)(?=\d{0,6}#?\s*$))(?:(\d+)\D*)?$/i
const EXTENSION_MAX = 6
/** A masked number with an extra digit, from a key pressed in a full field. */
const WITH_EXTRA_DIGIT = /^(?=(?:-?\d){11}$)\d{3,4}-\d{3,4}-\d{4,5}$/

/** NNN-NNN-NNNN without extension. Foreign numbers keep `+` or 0, longer ones all digits; `isPhone` refuses both. */
export function maskPhone(text: string): string {
  return readPhone(text).phone
}

/** Splits off the extension. `field` is the text that the field shows: `416-555-0142 x12`. */
export function readPhone(text: string) {
  const plain = normalizeText(text)
  const [end = '', sign = 'x', extension = ''] = EXTENSION.exec(plain) ?? []
  const number = formatPhone(plain.slice(0, plain.length - end.length))
  const whole = formatPhone(plain)
  if (end === '' || !isPhone(number)) return { phone: whole, extension: '', field: whole }
  const field = `${number} ${sign}${extension}`
  if (extension.length > EXTENSION_MAX) return { phone: whole, extension: '', field }
  return { phone: number, extension, field }
}

function formatPhone(text: string): string {
  const digits = [...text].reduce(addPhoneKey, '')
  const isTooLong = digits.length > PHONE_DIGITS && !WITH_EXTRA_DIGIT.test(text)
  if (/^[+0]/.test(digits) || isTooLong) return digits
  const local = digits.slice(0, PHONE_DIGITS)
  return [local.slice(0, 3), local.slice(3, 6), local.slice(6)].filter(Boolean).join('-')
}

/** Works key by key, so that typing and pasting give the same number. Keeps an incomplete exit code. */
function addPhoneKey(digits: string, key: string): string {
  if (key === '+' && digits === '') return key
  if (!/\d/.test(key) || digits.length === LONGEST_PHONE) return digits
  const isExitCode = digits === '00' || digits === '011'
  const extended = `${isExitCode ? '+' : digits}${key}`
  return extended === '1' || extended === '+1' ? '' : extended
}

/** Five digits or ZIP+4, with no digit beside them. */
const WHOLE_ZIP = /(?<!\d)\d{5}(?=(-?\d{4})?(?!\d))/g

/** Five digits. A whole address may begin with a house number, so the last match counts. */
export function maskZip(text: string): string {
  const whole = normalizeText(text).match(WHOLE_ZIP)?.at(-1)
  return whole ?? normalizeText(text).replace(/\D/g, '').slice(0, ZIP_DIGITS)
}

/** False for scattered digits that `maskZip` would join. */
export function hasWholeZip(text: string): boolean {
  return normalizeText(text).search(WHOLE_ZIP) >= 0
}

/** Accepts the letters O and I in place of 0 and 1, because no postal code has them. */
const WHOLE_POSTAL_CODE = /(?<![A-Z\d])[A-Z][\dOI][A-Z][\s-]*[\dOI][A-Z][\dOI](?![A-Z\d])/

/** Six upper-case characters, also from a whole address. */
export function maskPostalCode(text: string): string {
  const upper = normalizeText(text).toUpperCase()
  const kept = (WHOLE_POSTAL_CODE.exec(upper)?.[0] ?? upper).replace(/[^A-Z\d]/g, '')
  return Array.from(kept.slice(0, POSTAL_LENGTH), correctLookalike).join('')
}

function correctLookalike(character: string, index: number): string {
  if (index % 2 === 0) return character
  return character.replace('O', '0').replace('I', '1')
}

/** Keeps letters of any language, numbers, spaces, periods and commas. The details keep the typed message. */
export function maskMessage(text: string): string {
  return normalizeText(text)
    .replace(APOSTROPHE, '')
    .replace(/(?<=\d):(?=\d)/g, '.')
    .replace(/(\p{L}\p{M}*|[\p{N}.,]+)|[^\p{L}\p{N}.,]+/gu, keepOrSpace)
    .trimStart()
}

export function isPhone(text: string): boolean {
  return /^\d{3}-\d{3}-\d{4}$/.test(text)
}

/** From 00501 to 99950. */
export function isZip(text: string): boolean {
  return /^(?!00[0-4]|9995[1-9]|999[6-9])\d{5}$/.test(text)
}

export function isPostalCode(text: string): boolean {
  return /^([A-Z]\d){3}$/i.test(text)
}

/** '' for text that is neither a ZIP nor a postal code with its space. */
export function keepCode(text: string): string {
  return isZip(text) || isPostalCode(text.replace(' ', '')) ? text : ''
}

/** Writes a postal code as M5V 2T6; leaves a ZIP unchanged. */
export function formatPostalCode(code: string): string {
  return isPostalCode(code) ? `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase() : code
}
