/** Repeated text that makes a careless pattern or normalization quadratic. */
export interface Repetition {
  start?: string
  unit: string
  end?: string
}

export const REPETITIONS: Record<string, Repetition> = {
  'plus signs before a digit': { unit: '+', end: '1' },
  'plus signs and zeros': { unit: '+0', end: '1' },
  ones: { unit: '1' },
  'ones and a letter': { unit: '1', end: 'x' },
  'five digits and a hyphen': { unit: '12345-' },
  'five digits and a space': { unit: '12345 ', end: 'x' },
  'Arabic digits': { unit: '٣' },
  'mathematical digits': { unit: '𝟿' },
  spaces: { start: 'M5V', unit: ' ', end: 'x' },
  'half postal codes': { unit: 'M5V - ' },
  'line breaks': { unit: '\r\n', end: 'x' },
  'letters a': { unit: 'a' },
  'letters and apostrophes': { unit: "o'" },
  'typographic apostrophes': { unit: '’' },
  'letters and hyphens': { unit: 'a-', end: '!' },
  hyphens: { unit: '-', end: '!' },
  commas: { unit: ',' },
  'commas and keys': { unit: 'piano,' },
  dots: { unit: '.', end: '!' },
  'labels of a host': { start: 'a@', unit: 'a.' },
  'at signs': { unit: 'a@' },
  'letters with a mark': { unit: 'e\u0301' },
  'marks of two classes': { start: 'a', unit: '\u0301\u0323' },
  'marks without a letter': { unit: '\u0301\u0323' },
  'marks that compatibility makes': { start: 'a', unit: '\uff9e\u0301' },
  'parts of Hangul syllables': { unit: '\u1100\u1161\u11a8' },
  'Hangul fillers': { unit: '\u3164' },
  'letters that compatibility makes longer': { unit: '\ufdfa' },
  'letters without one capital': { unit: 'ß ' },
  'zero-width spaces': { unit: '\u200b' },
  'zero-width joiners': { unit: 'a\u200d' },
  'high surrogates': { unit: '\ud83d' },
  'low surrogates': { unit: '\udc00' },
  emoji: { unit: '🚚 ' },
  slashes: { unit: '/', end: '!' },
  'percent signs': { unit: '%' },
  'encoded characters': { unit: '%41' },
  'escapes of escapes': { start: '%', unit: '25' },
  'escaped slashes': { unit: '%2F' },
  'escaped slashes of escapes': { unit: '%252F' },
  'parts of a path': { unit: 'fr/' },
  'names and values': { unit: 'visit=; ' },
  brackets: { unit: '[' },
  'quotation marks': { unit: '\\"' },
  'a mixture': { unit: "+0 a\u0301\u0323'12,-\u200b\ud83d" },
}

/** @param length after normalization */
export function createLongText({ start = '', unit, end = '' }: Repetition, length: number): string {
  const unitLength = Math.max(unit.length, unit.normalize('NFKC').length)
  const count = Math.floor((length - start.length - end.length) / unitLength)
  return start + unit.repeat(count) + end
}
