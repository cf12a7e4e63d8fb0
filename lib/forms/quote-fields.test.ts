import { detectAddressCountry, parseAddressCountry, maskZipOrPostalCode } from './quote-fields'

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

test.each([
  ['usa', 'm5v 2t6', 'canada'],
  ['usa', 'm5', 'canada'],
  ['usa', 'm', 'usa'],
  ['usa', 'd5', 'usa'],
  ['usa', '75201', 'usa'],
  ['usa', 'Suite 12345, Toronto M5V 2T6', 'usa'],
  ['usa', '1 King St, Toronto M5V 2T6', 'canada'],
  ['usa', '100 King St W, Toronto M5V 2T6', 'canada'],
  ['usa', '', 'usa'],
  ['canada', '75201', 'usa'],
  ['canada', '75201-1234', 'usa'],
  ['canada', '7520', 'canada'],
  ['canada', 'm5v 2t6', 'canada'],
  ['canada', '', 'canada'],
] as const)('Under %s the text %j is a code of %s', (selected, text, country) => {
  expect(detectAddressCountry(selected, text)).toBe(country)
})

test('A postal code typed key by key under United States arrives whole', () => {
  let country: 'usa' | 'canada' = 'usa'
  let text = ''
  for (const key of 'm5v 2t6') {
    country = detectAddressCountry(country, text + key)
    text = maskZipOrPostalCode(country, text + key)
  }
  expect([country, text]).toEqual(['canada', 'M5V2T6'])
})
