import { keepOrSpace, normalizeText } from './normalize-text'

export const UNIT_MAX = 12
export const STREET_MAX = 100
export const CITY_MAX = 60

/** One line, such as of an address; never truncated. */
export function maskLine(text: string): string {
  return normalizeText(text)
    .replace(/(\p{L}\p{M}*|[\p{N}.,'’#/⁄&()-]+)|[^\p{L}\p{N}.,'’#/⁄&()-]+/gu, keepOrSpace)
    .trimStart()
    .replaceAll('⁄', '/')
}

/** Words that a number needs not (USPS Publication 28, appendix C2; Canada Post's guidelines, section 5). */
const UNIT_WORDS =
  /(?<![\p{L}\p{M}])(?:apartment|appartement|apt|app|unit|unité|suite|ste|bureau|number|no)(?![\p{L}\p{M}])[.: #]*/giu
const ABBREVIATIONS: [RegExp, string][] = [
  [/\bpenthouse\b/gi, 'PH'],
  [/\bbuilding\b/gi, 'Bldg'],
  [/\bbasement\b/gi, 'Bsmt'],
  [/\bfloor\b/gi, 'Fl'],
  [/\broom\b/gi, 'Rm'],
]

/** A longer unit loses its words, never a part of its number: `Apartment 1204` to `1204`. */
export function maskUnit(text: string): string {
  const unit = maskLine(text)
  if (unit.length <= UNIT_MAX) return unit
  const short = ABBREVIATIONS.reduce(
    (line, [word, abbreviation]) => line.replace(word, abbreviation),
    unit.replace(UNIT_WORDS, ''),
  ).trim()
  return short !== '' && short.length <= UNIT_MAX ? short : unit
}
