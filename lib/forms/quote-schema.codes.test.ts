import { VALID_QUOTE as FULL } from './lead.fixture'
import { parseInEnglish } from './form.fixture'
import { createFullQuoteSchema } from './quote-schema'

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
