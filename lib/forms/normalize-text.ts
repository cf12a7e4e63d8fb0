/** Hangul fillers, which are invisible letters (Default_Ignorable_Code_Point). */
const INVISIBLE_FILLERS = /[\u115f\u1160\u3164\uffa0]/g
/** Sorting marks takes quadratic time (UAX #15, Stream-Safe). NFKC turns U+FF9E and U+FF9F into marks. */
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** A sign such as ½, ², ⑪ or ㎡, with its neighbours. */
const NUMBER_SIGN = /(?<=([\p{L}\p{M}\p{N}.,/])?)(?!\p{Nd})[\p{N}\p{So}](?=([.,/]?\p{N})?)/gu

/** Every hyphen, dash and minus that programs write for `-`. */
const DASH = /[\p{Dash}˗⁃➖]\ufe0f?/gu

/**
 * Turns full-width letters and superscripts into plain ones (NFKC), ½ into `1⁄2`, dashes into `-`, and other
 * scripts' digits into ASCII. Shortens long runs of combining marks, which are slow to compose. Keeps the º
 * of `3º`, because NFKC makes it an o, which looks like a zero.
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

/** Keeps the sign's digits apart from its neighbours', and a fraction apart from a letter. */
function separateNumber(sign: string, before = '', after?: string): string {
  const plain = sign === '🔟' ? '10' : sign.normalize('NFKC')
  if (!/\d/.test(plain)) return sign
  const isApart = plain.includes('⁄') ? before === '' : !/[\p{N}.,]/u.test(before)
  return `${isApart ? '' : ' '}${plain}${after ? ' ' : ''}`
}

/** Unicode orders a script's digits from zero to nine, and a run begins with a zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** A replacer that keeps a mark only after a letter: alone it is the invisible rest of an emoji. */
export function keepOrSpace(_match: string, kept?: string): string {
  return kept ?? ' '
}
