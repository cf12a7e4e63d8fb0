import fc from 'fast-check'
import { maskLine, maskUnit } from './line-mask'
import { isPhone, maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from './masks'

/** Includes lone surrogates, and often the characters of the examples. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(..."aé王ßi1457٤½⅓²⑪㎡º/⁄.,-+()x#0'’ \n\u0301\u0307\ufe0f\ud83d🚚"),
  }),
)
const examples: [string][] = [
  ['0044 20 7946'],
  ['011 1 416 55'],
  ['0+0+1'],
  ['i\u0307stanbul'],
  ["e'\u0301"],
  ['❤\ufe0f'],
  ['11 416 555 0100'],
  ['1+'],
  ['+1+44 20'],
  ['\udc00a\ud800'],
]

test.each([
  ['name', maskName, /^(?! )[\p{L}\p{M} ]*$/u, Infinity],
  ['phone', maskPhone, /^([+0]\d*|\d{11,16}|\d{1,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})?$/, 16],
  ['ZIP', maskZip, /^\d*$/, 5],
  ['postal code', maskPostalCode, /^[A-Z\d]*$/, 6],
  ['message', maskMessage, /^(?! )[\p{L}\p{M}\p{N}., ]*$/u, Infinity],
  ['street', maskLine, /^(?! )[\p{L}\p{M}\p{N}.,'’#/&() -]*$/u, Infinity],
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
  ['street', maskLine],
  ['unit', maskUnit],
])('Masking a %s twice is the same as masking it once', (_field, mask) => {
  const property = (typed: string) => expect(mask(mask(typed))).toBe(mask(typed))
  fc.assert(fc.property(anyText, property), { examples })
})

test.each([
  // A key is ignored in a full field, and a pasted text with too many digits is kept.
  ['phone', maskPhone, 10],
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

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max })
/** No area code begins with 0 or 1. */
const localNumber = fc.tuple(fc.constantFrom(...'23456789'), digits(9, 9)).map(([a, b]) => a + b)
const countryPrefix = fc.constantFrom('', '1 ', '+1 ', '(+1)', '001 ', '011 1-', 'tel:+1')
const typeKeysOf = (text: string) => [...text].reduce((value, key) => maskPhone(value + key), '')

test('A number of ten digits keeps them with every prefix and extension, typed or pasted', () => {
  const extension = fc.tuple(fc.constantFrom(' x', ' ext. ', ' extension ', ' #'), digits(1, 6))
  const suffix = fc.option(extension.map((parts) => parts.join('')))
  fc.assert(
    fc.property(countryPrefix, localNumber, suffix, (prefix, number, suffix) => {
      const expected = number.replace(/(...)(...)/, '$1-$2-')
      const typed = `${prefix}${number}${suffix ?? ''}`
      expect([maskPhone(typed), typeKeysOf(typed)]).toEqual([expected, expected])
    }),
  )
})

test('Pasted digits after a whole number are never cut to a phone', () => {
  fc.assert(
    fc.property(countryPrefix, localNumber, digits(1, 20), (prefix, number, more) => {
      expect(isPhone(maskPhone(`${prefix}${number} ${more}`))).toBe(false)
    }),
  )
})

test('A number after an exit code or a national 0 is foreign, typed or pasted', () => {
  const foreign = fc.tuple(fc.constantFrom(...'23456789'), digits(4, 13)).map((ds) => ds.join(''))
  fc.assert(
    fc.property(fc.constantFrom('+', '00', '011 ', '0'), foreign, (prefix, number) => {
      expect(maskPhone(prefix + number)).toMatch(/^[+0]/)
      expect(typeKeysOf(prefix + number)).toBe(maskPhone(prefix + number))
    }),
  )
})

/** Texts of numbers with their values. */
const anyNumber = fc.oneof(
  fc.nat(9_999).map((value): [string, number] => [String(value), value]),
  fc.constantFrom<[string, number][]>(
    ['½', 1 / 2],
    ['¼', 1 / 4],
    ['¾', 3 / 4],
    ['⅓', 1 / 3],
    ['⅔', 2 / 3],
    ['²', 2],
    ['⑪', 11],
    ['５', 5],
  ),
)
const separator = fc.constantFrom('', ' ', 'a', ' a ', ', ', '. ', ' - ', '\u00a0')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test.each([['street', maskLine]])(
  'A masked %s keeps the sum of its numbers: none is dropped or merged',
  (_field, mask) => {
    const property = (parts: [string, [string, number]][]) => {
      // Digits side by side are one number.
      const typed = parts.reduce((text, [between, [number]]) => {
        const isOneNumber = /\p{Nd}$/u.test(text + between) && /^\p{Nd}/u.test(number)
        return `${text}${between}${isOneNumber ? ' ' : ''}${number}`
      }, '')
      const masked = mask(typed).match(/\d+\/\d+|\d*\.?\d+/g) ?? []
      const values = masked.map((number) => {
        const [numerator = 0, denominator = 1] = number.split('/').map(Number)
        return numerator / denominator
      })
      expect(sum(values)).toBeCloseTo(sum(parts.map(([, [, value]]) => value)), 1)
    }
    fc.assert(fc.property(fc.array(fc.tuple(separator, anyNumber), { maxLength: 8 }), property))
  },
)
