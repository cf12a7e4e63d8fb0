import { splitAddress } from './split-address'

const TORONTO = {
  street: '100 Queen St W',
  unit: '5',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5H 2N2',
  countryName: 'Canada',
}
const DALLAS = {
  street: '1500 Main Street',
  unit: '',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  countryName: 'United States',
}

test.each([
  ['100 Queen St W, Unit 5, Toronto, ON M5H 2N2, Canada', TORONTO],
  ['100 Queen St W Unit 5, Toronto ON M5H2N2', TORONTO],
  ['100 Queen St W #5, Toronto, Ontario, m5h 2n2', TORONTO],
  ['100 Queen St W, Toronto, ON M5H 2N2', { ...TORONTO, unit: '' }],
  ['100 Queen St W\nApt. 5\nToronto ON M5H 2N2', TORONTO],
  ['1500 Main Street, Dallas, TX 75201', DALLAS],
  ['1500 Main Street, Dallas, Texas 75201-4711, USA', DALLAS],
  ['1500 Main Street, Suite 1204, Dallas, TX, 75201, United States', { ...DALLAS, unit: '1204' }],
])('The address %j is split into its fields', (text, expected) => {
  expect(splitAddress(text)).toEqual(expected)
})

test.each([
  '100 Queen St W',
  '100 Queen St W, Toronto',
  '100 Queen St W, Toronto, ON',
  '100 Queen St W, Toronto, M5H 2N2',
  // The code of another province.
  '100 Queen St W, Toronto, ON H2Y 1C6',
  '100 Queen St W, behind the church, Toronto, ON M5H 2N2',
  'Queen St W, Toronto, ON M5H 2N2',
  'Toronto, ON M5H 2N2',
  '1500 Main Street, Dallas, TX 00901',
  '1500 Main Street, Dallas, TX 752015',
  ', , ,',
  '',
])('The text %j stays as it is', (text) => {
  expect(splitAddress(text)).toBeUndefined()
})
