import fc from 'fast-check'
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from './masks'

/** Every string there is, lone surrogates too, and often what people type. */
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
] as const)(
  'Whatever is typed, a %s holds only what may stand in it',
  (_field, mask, shape, max) => {
    const holds = (typed: string) => {
      const shown = mask(typed)
      expect(shown).toMatch(shape)
      expect([...shown].length).toBeLessThanOrEqual(max)
    }
    fc.assert(fc.property(anyText, holds), { examples })
  },
)

test.each([
  ['name', maskName],
  ['phone', maskPhone],
  ['ZIP', maskZip],
  ['postal code', maskPostalCode],
  ['message', maskMessage],
])('A %s that was cleaned in the browser is not changed again by the server', (_field, mask) => {
  const holds = (typed: string) => expect(mask(mask(typed))).toBe(mask(typed))
  fc.assert(fc.property(anyText, holds), { examples })
})

test.each([
  ['phone', maskPhone, Infinity],
  // Out of more, as in a whole address, only a paste can be told.
  ['ZIP', maskZip, 5],
])('A %s typed key by key ends as the same one pasted', (_field, mask, most) => {
  const typedOut = (text: string) => [...text].reduce((shown, key) => mask(shown + key), '')
  const holds = (text: string) => {
    fc.pre((text.normalize('NFKC').match(/\p{Nd}/gu) ?? []).length <= most)
    expect(typedOut(text)).toBe(mask(text))
  }
  fc.assert(fc.property(anyText, holds), { examples })
})
