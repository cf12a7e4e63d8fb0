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
])('The address country %j is read as %s', (value, country) => {
  expect(parseAddressCountry(value)).toBe(country)
})

test('An address has the code of its country', () => {
  expect(maskZipOrPostalCode('canada', 'm5v 2t6')).toBe('M5V2T6')
  expect(maskZipOrPostalCode('usa', '75201-1234')).toBe('75201')
})

test('The forms read every field of their schemas', () => {
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
