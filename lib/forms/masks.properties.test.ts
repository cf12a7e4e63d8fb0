import fc from 'fast-check'
import { maskLine, maskUnit } from './line-mask'
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from './masks'

/** Includes lone surrogates, and often the characters of the examples. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(..."aé王ßi1457٤½⅓²⑪㎡º/⁄:.,-+()x#0'’ \n\u0301\u0307\ufe0f\ud83d🚚"),
  }),
)
const examples: [string][] = [
  ['0044 20 7946'],
  ['011 1 416 55'],
  ['0+0+1'],
  ['i\u0307stanbul'],
  ["e'\u0301"],
  ['❤\ufe0f'],
  ['1+'],
  ['+1+44 20'],
  ['\udc00a\ud800'],
]

test.each([
  ['name', maskName, /^(?! )[\p{L}\p{M} ]*$/u],
  ['phone', maskPhone, /^([+0]\d{0,15}|\d{11,16}|\d{1,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})?$/],
  ['ZIP', maskZip, /^\d{0,5}$/],
  ['postal code', maskPostalCode, /^[A-Z\d]{0,6}$/],
  ['message', maskMessage, /^(?! )[\p{L}\p{M}\p{N}., ]*$/u],
  ['street', maskLine, /^(?! )[\p{L}\p{M}\p{N}.,'’#/&() -]*$/u],
  ['unit', maskUnit, /^(?! )[\p{L}\p{M}\p{N}.,'’#/&() -]*$/u],
] as const)(
  'A masked %s has allowed characters only, and masking it again changes nothing',
  (_field, mask, allowed) => {
    const property = (typed: string) => {
      expect(mask(typed)).toMatch(allowed)
      expect(mask(mask(typed))).toBe(mask(typed))
    }
    fc.assert(fc.property(anyText, property), { examples })
  },
)
