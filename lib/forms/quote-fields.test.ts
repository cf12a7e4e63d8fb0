import { getMovingQuoteSchema, QuickQuoteSchema } from './quote-schema'
import {
  parseAddressCountry,
  maskZipOrPostalCode,
  MOVING_QUOTE_FIELDS,
  QUICK_QUOTE_FIELDS,
} from './quote-fields'

test.each([
  ['canada', 'canada'],
  ['usa', 'usa'],
  ['other', 'usa'],
  ['', 'usa'],
  ['Canada', 'usa'],
  ['__proto__', 'usa'],
  [undefined, 'usa'],
  [['canada'], 'usa'],
])('A leg in %j is a leg in %s', (said, country) => {
  expect(parseAddressCountry(said)).toBe(country)
})

test('A leg asks for the code of its country', () => {
  expect(maskZipOrPostalCode('canada', 'm5v 2t6')).toBe('M5V2T6')
  expect(maskZipOrPostalCode('usa', '75201-1234')).toBe('75201')
})

test('The forms read every field that their schemas ask for', () => {
  expect([...MOVING_QUOTE_FIELDS].sort()).toEqual(
    [
      ...Object.keys(getMovingQuoteSchema({}).shape),
      'fromCountry',
      'toCountry',
      'marketing',
    ].sort(),
  )
  expect([...QUICK_QUOTE_FIELDS].sort()).toEqual(
    [...Object.keys(QuickQuoteSchema.shape), 'marketing'].sort(),
  )
})
