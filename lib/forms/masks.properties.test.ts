import fc from 'fast-check'
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from './masks'

/** Includes lone surrogates, and often the characters of the examples. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(..."aé王ßi1457٤½⑪.,-+()'’ \n\u0301\u0307\ufe0f\ud83d🚚") }),
)
const examples: [string][] = [
  ['i\u0307stanbul'],
  ["e'\u0301"],
  ['❤\ufe0f'],
  ['11 416 555 0100'],
  ['1+'],
  ['+1+44 20'],
  ['\udc00a\ud800'],
]

test.each([
  ['name', maskName, /^(?! )[\p{L}\p{M} ]*$/u, 20],
  ['phone', maskPhone, /^(\+\d*|\d{1,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})?$/, 16],
  ['ZIP', maskZip, /^\d*$/, 5],
  ['postal code', maskPostalCode, /^[A-Z\d]*$/, 6],
  ['message', maskMessage, /^(?! )[\p{L}\p{M}\p{Nd}., ]*$/u, Infinity],
] as const)('A masked %s holds allowed characters only', (_field, mask, shape, max) => {
  const property = (typed: string) => {
    const masked = mask(typed)
    expect(masked).toMatch(shape)
    expect([...masked].length).toBeLessThanOrEqual(max)
  }
  fc.assert(fc.property(anyText, property), { examples })
})

test.each([
  ['name', maskName],
  ['phone', maskPhone],
  ['ZIP', maskZip],
  ['postal code', maskPostalCode],
  ['message', maskMessage],
])('Masking a %s twice is the same as masking it once', (_field, mask) => {
  const property = (typed: string) => expect(mask(mask(typed))).toBe(mask(typed))
  fc.assert(fc.property(anyText, property), { examples })
})

test.each([
  ['phone', maskPhone, Infinity],
  // A longer text may be a whole address, which only a paste reveals.
  ['ZIP', maskZip, 5],
])('A %s typed key by key equals the same text pasted', (_field, mask, maxDigits) => {
  const typeKeys = (text: string) => [...text].reduce((value, key) => mask(value + key), '')
  const property = (text: string) => {
    fc.pre((text.normalize('NFKC').match(/\p{Nd}/gu) ?? []).length <= maxDigits)
    expect(typeKeys(text)).toBe(mask(text))
  }
  fc.assert(fc.property(anyText, property), { examples })
})
