/** Invisible letters (Default_Ignorable_Code_Point): Hangul fillers. */
const INVISIBLE_FILLERS = /[\u115f\u1160\u3164\uffa0]/g
/** UAX #15, Stream-Safe Text Format: sorting marks takes quadratic time. NFKC turns U+FF9E and U+FF9F into marks. */
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** Such as ½, ², ⑪ and ㎡, with what stands beside it. */
const NUMBER_SIGN = /(?<=([\p{L}\p{M}\p{N}.,/])?)(?!\p{Nd})[\p{N}\p{So}](?=([.,/]?\p{N})?)/gu

/** Every hyphen, dash and minus that phones and text programs put for `-`. */
const DASH = /[\p{Dash}˗⁃➖]\ufe0f?/gu

/**
 * Full-width letters, superscripts and the like as plain ones (NFKC), ½ as `1⁄2`, every dash as `-` and the digits
 * of other scripts as ASCII; without runs of marks, which are slow to compose. Keeps the º of `3º`, which would
 * look like a zero.
 */
export function normalizeText(text: string): string {
  return text
    .replace(INVISIBLE_FILLERS, ' ')
    .replace(EXCESS_MARKS, '$1')
    .replace(NUMBER_SIGN, separateNumber)
    .replace(/[^ªº]+/g, (part) => part.normalize('NFKC'))
    .replace(DASH, '-')
    .replace(/(?!\d)\p{Nd}/gu, toAsciiDigit)
}

/** Its digits must not merge with those beside it. A fraction stays apart from a letter, too. */
function separateNumber(sign: string, before = '', after?: string): string {
  const plain = sign === '🔟' ? '10' : sign.normalize('NFKC')
  if (!/\d/.test(plain)) return sign
  const isApart = plain.includes('⁄') ? before === '' : !/[\p{N}.,]/u.test(before)
  return `${isApart ? '' : ' '}${plain}${after ? ' ' : ''}`
}

/** Unicode orders the digits of a script from zero to nine, and a run begins with a zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** Keeps a mark only after a letter: alone it is the invisible rest of an emoji. */
export function keepOrSpace(_match: string, kept?: string): string {
  return kept ?? ' '
}
