import {
  detectAddressCountry,
  parseAddressCountry,
  maskZipOrPostalCode,
  buildNote,
  MOVE_SIZES,
} from './quote-fields'
import { TOO_LONG_MESSAGE } from './fields'
import { VALID_QUOTE, VALID_QUOTE as FULL, parseInEnglish } from './forms.fixture'
import { maskMessage } from './masks'
import { createFullQuoteSchema, createShortQuoteSchema } from './quote-schema'

test.each([
  ['canada', 'canada'],
  ['', 'usa'],
  ['__proto__', 'usa'],
  [['canada'], 'usa'],
])('The address country %j is read as %s', (value, country) => {
  expect(parseAddressCountry(value)).toBe(country)
})

test('An address has the code of its country', () => {
  expect(maskZipOrPostalCode('canada', 'm5v 2t6')).toBe('M5V2T6')
  expect(maskZipOrPostalCode('usa', '75201-1234')).toBe('75201')
})

test.each([
  ['usa', 'm5', 'canada'],
  ['usa', 'm', 'usa'],
  ['usa', 'd5', 'usa'],
  ['usa', '75201', 'usa'],
  ['usa', 'Suite 12345, Toronto M5V 2T6', 'usa'],
  ['usa', '1 King St, Toronto M5V 2T6', 'canada'],
  ['usa', '', 'usa'],
  ['canada', '75201', 'usa'],
  ['canada', '7520', 'canada'],
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

test.each([
  ['full', createFullQuoteSchema],
  ['short', createShortQuoteSchema],
] as const)('In the %s form a size counts as the message', (_form, createSchema) => {
  const parse = (answers: { moveSize: string; message: string }) => {
    const values = { ...VALID_QUOTE, ...answers }
    return parseInEnglish(createSchema(values), values)
  }
  for (const moveSize of MOVE_SIZES)
    expect(parse({ moveSize, message: '' }).data).toMatchObject({ moveSize, message: '' })
  expect(parse({ moveSize: '', message: ' ' }).errors).toHaveProperty('message')
  const listed = { moveSize: 'Choose from the list' }
  expect(parse({ moveSize: '7 bedrooms', message: 'B' }).errors).toEqual(listed)
  const message = 'a'.repeat(995)
  expect(parse({ moveSize: '', message }).errors).toEqual({})
  expect(parse({ moveSize: 'Studio', message }).errors).toEqual({ message: TOO_LONG_MESSAGE })
})

test.each(MOVE_SIZES)('The mask of messages leaves the note of "%s" as it is', (size) => {
  const said = size === '4+ bedrooms' ? '4 or more bedrooms' : size
  const note = buildNote(size, 'A piano.')
  expect(note).toBe(`${said}. A piano.`)
  expect(maskMessage(note)).toBe(note)
  expect(buildNote(size, '')).toBe(`${said}.`)
})

type Answers = Partial<Record<keyof typeof FULL, string>>
const parseFull = (answers: Answers) => {
  const values = { ...FULL, ...answers }
  return parseInEnglish(createFullQuoteSchema(values), values)
}

const POSTAL_CODE = 'Enter a postal code such as M5V 2T6'
const ZIP = 'Enter a ZIP such as 75201'

// Both addresses, in either country
test.each([
  [{ fromCountry: 'canada', zip: '' }, { zip: 'Postal Code is required' }],
  [{ fromCountry: 'canada', zip: '5M2V6T' }, { zip: POSTAL_CODE }],
  [{ fromCountry: 'usa', zip: '' }, { zip: 'Moving From Zip is required' }],
  [{ fromCountry: 'usa', zip: '7520' }, { zip: ZIP }],
  [{ fromCountry: 'usa', zip: 'M5V' }, { zip: POSTAL_CODE }],
  [{ fromCountry: '', zip: '' }, { zip: 'Moving From Zip is required' }],
  [{ toCountry: 'canada', zipTo: '' }, { zipTo: 'Moving To Postal Code is required' }],
  [{ toCountry: 'canada', zipTo: '7520' }, { zipTo: POSTAL_CODE }],
  [{ toCountry: 'usa', zipTo: '' }, { zipTo: 'Moving To Zip is required' }],
  [{ toCountry: 'usa', zipTo: 'M' }, { zipTo: ZIP }],
  // Codes that cannot exist
  [{ fromCountry: 'canada', zip: 'M5U 2T6' }, { zip: 'No postal code has the letter U' }],
  [{ fromCountry: 'usa', zip: 'm5v 2o6' }, { zip: 'No postal code has the letter O' }],
  [{ toCountry: 'canada', zipTo: 'w1a 1a1' }, { zipTo: 'No postal code begins with W' }],
  [{ toCountry: 'canada', zipTo: 'Z1A 1A1' }, { zipTo: 'No postal code begins with Z' }],
  [{ fromCountry: 'usa', zip: '00000' }, { zip: ZIP }],
  [{ toCountry: 'usa', zipTo: '99999' }, { zipTo: ZIP }],
])('A quote request with %j is rejected with %j', (answers: Answers, errors) => {
  expect(parseFull(answers)).toEqual({ errors })
})

test.each([
  [{ fromCountry: 'canada', zip: 'K1A OBI' }, { zip: 'k1a0b1' }],
  [{ fromCountry: 'canada', zip: 'H3W 1Z9' }, { zip: 'h3w1z9' }],
  [{ fromCountry: 'usa', zip: '00501' }, { zip: '00501' }],
  [{ fromCountry: 'usa', zip: '99950' }, { zip: '99950' }],
])('A code that may exist is taken: %j', (answers: Answers, codes) => {
  expect(parseFull(answers).data).toMatchObject(codes)
})

test.each([
  [{ fromCountry: 'usa', zip: 'm5v 2t6' }, { zip: 'm5v2t6' }],
  [{ fromCountry: 'canada', zip: '75201' }, { zip: '75201' }],
  [{ toCountry: 'usa', zipTo: '100 King St W, Toronto M5V 2T6' }, { zipTo: 'm5v2t6' }],
])('The code of the other country is understood: %j', (answers: Answers, codes) => {
  expect(parseFull(answers).data).toMatchObject(codes)
})
