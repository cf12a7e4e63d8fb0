import { keepOrSpace, normalizeText } from './normalize-text'

// Only pages that ask for an address load this module.

export const UNIT_MAX = 12
export const STREET_MAX = 100
export const CITY_MAX = 60

/** Masks one line, such as a street. Never truncates. */
export function maskLine(text: string): string {
  return normalizeText(text)
    .replace(/(\p{L}\p{M}*|[\p{N}.,'’#/⁄&()-]+)|[^\p{L}\p{N}.,'’#/⁄&()-]+/gu, keepOrSpace)
    .trimStart()
    .replaceAll('⁄', '/')
}

/** A long unit loses these words, because its number matters more (USPS Publication 28, C2). */
const UNIT_WORDS =
  /(?<![\p{L}\p{M}])(?:apartment|appartement|apt|app|unit|unité|suite|ste|bureau|number|no)(?![\p{L}\p{M}])[.: #]*/giu
const ABBREVIATIONS: [RegExp, string][] = [
  [/\bpenthouse\b/gi, 'PH'],
  [/\bbuilding\b/gi, 'Bldg'],
  [/\bbasement\b/gi, 'Bsmt'],
  [/\bfloor\b/gi, 'Fl'],
  [/\broom\b/gi, 'Rm'],
]

/** A long unit loses its words, never part of its number: `Apartment 1204` to `1204`. */
export function maskUnit(text: string): string {
  const unit = maskLine(text)
  if (unit.length <= UNIT_MAX) return unit
  const short = ABBREVIATIONS.reduce(
    (line, [word, abbreviation]) => line.replace(word, abbreviation),
    unit.replace(UNIT_WORDS, ''),
  ).trim()
  return short !== '' && short.length <= UNIT_MAX ? short : unit
}
