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
const GATINEAU = {
  street: '25 rue Laurier',
  unit: '',
  city: 'Gatineau',
  state: 'QC',
  zip: 'J8X 4C8',
  countryName: 'Canada',
}
const HIALEAH = {
  street: '501 Palm Ave',
  unit: '5',
  city: 'Hialeah',
  state: 'FL',
  zip: '33010',
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
  ['25 rue Laurier, app. 4, Gatineau, QC J8X 4C8', { ...GATINEAU, unit: '4' }],
  ['25, rue Laurier, Gatineau, QC J8X 4C8', GATINEAU],
  ['25 rue Laurier, Gatineau, Québec J8X 4C8', GATINEAU],
  ['25, rue Laurier, app. 4, Gatineau (Québec) J8X 4C8', { ...GATINEAU, unit: '4' }],
  ['25 rue Laurier, Gatineau (Québec) J8X 4C8', GATINEAU],
  ['501 Palm Ave, Apto 5, Hialeah, FL 33010', HIALEAH],
  ['1500 Main Street, Suite 1204, Dallas, TX, 75201, United States', { ...DALLAS, unit: '1204' }],
  ['4–100 Queen St W, Toronto, ON M5H 2N2', { ...TORONTO, street: '4-100 Queen St W', unit: '' }],
  ['100 Queen St W, Unit 12–5, Toronto, ON M5H‑2N2', { ...TORONTO, unit: '12-5' }],
  ['١٠٠ Queen St W, Unit ٥, Toronto, ON M٥H ٢N٢', TORONTO],
  ['1500 Main Street, Dallas, Texas 75201–4711', DALLAS],
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
