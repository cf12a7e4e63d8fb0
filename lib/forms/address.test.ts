import { splitAddress } from './split-address'
import { fillState } from './fill-state'
import { maskLine, maskUnit } from './line-mask'

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
  ['100 Queen St W\nApt. 5\nToronto ON M5H 2N2', TORONTO],
  ['1500 Main Street, Dallas, TX 75201', DALLAS],
  ['1500 Main Street, Dallas, Texas 75201-4711, USA', DALLAS],
  ['25 rue Laurier, app. 4, Gatineau, QC J8X 4C8', { ...GATINEAU, unit: '4' }],
  ['25, rue Laurier, Gatineau, QC J8X 4C8', GATINEAU],
  ['25 rue Laurier, Gatineau, Québec J8X 4C8', GATINEAU],
  ['25, rue Laurier, app. 4, Gatineau (Québec) J8X 4C8', { ...GATINEAU, unit: '4' }],
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
  '100 Queen St W, Toronto, M5H 2N2',
  // The code of another province.
  '100 Queen St W, behind the church, Toronto, ON M5H 2N2',
  'Toronto, ON M5H 2N2',
  '1500 Main Street, Dallas, TX 752015',
  '',
])('The text %j stays as it is', (text) => {
  expect(splitAddress(text)).toBeUndefined()
})

const US = 'United States'

const fill = (filledState: string, state: string, zip: string, countryName = 'Canada') =>
  fillState({ filledState, state, zip, countryName })

test.each([
  // Gatineau, Montreal, Miami.
  ['ON', 'J8X 2G3', 'QC', 'Canada'],
  ['ON', 'h2x1y4', 'QC', 'Canada'],
  ['TX', 'M5V 2T6', 'ON', 'Canada'],
  ['ON', '14301', 'NY', US],
  ['ON', 'X0A 0H0', 'NU', 'Canada'],
])('When the page has chosen %j, the code %s means %s', (filled, zip, state, countryName) => {
  const answered = fill(filled, filled, zip, filled === 'TX' ? US : 'Canada')
  expect(answered).toEqual({ filledState: state, state, zip, countryName })
})

test.each([
  ['Another state stays', 'ON', 'QC', 'M5V 2T6'],
  ['A visitor’s state stays, even the one that the page had corrected', 'QC', 'ON', 'H2X 1Y4'],
  ['K1A chooses nothing', '', '', 'K1A 0B1'],
  ['A part of a code decides nothing', 'ON', 'ON', 'H2X'],
  ['A code of no state decides nothing', 'ON', 'ON', '00901'],
])('%s', (_name, filled, state, zip) => {
  const values = { filledState: filled, state, zip, countryName: 'Canada' }
  expect(fillState(values)).toEqual(values)
})

test('The country is that of the chosen state', () => {
  expect(fill('ON', 'NY', '').countryName).toBe(US)
})

test('An older page, which does not send its choice, keeps the state', () => {
  expect(fillState({ state: 'ON', zip: 'H2X 1Y4', countryName: 'Canada' }).state).toBe('ON')
})

test.each([
  ['123½ King St. W.', '123 1/2 King St. W.'],
  ['Unit A¾, 5⅓', 'Unit A 3/4, 5 1/3'],
  ['½5, 2.5½, ½½', '1/2 5, 2.5 1/2, 1/2 1/2'],
  ['１２３ Ｋｉｎｇ, nº 10²', '123 King, nº 10 2'],
  ["Apt 3 1/2 & #4 (Joe's)", "Apt 3 1/2 & #4 (Joe's)"],
  ['4–123 Main St, 4—123 Main St', '4-123 Main St, 4-123 Main St'],
  ['88‑15, 12−04, 12➖04, １２－０４', '88-15, 12-04, 12-04, 12-04'],
  ['१२ Main St, ٤–٥', '12 Main St, 4-5'],
  ['1\u{116db} Main St', '11 Main St'],
  ['  12 Main\u3164St\n🚚', '12 Main St '],
])('The line %j is masked as %j', (typed, masked) => {
  expect(maskLine(typed)).toBe(masked)
})

test.each([
  ['Apartment 12', 'Apartment 12'],
  ['Penthouse 2301', 'PH 2301'],
  ['Bldg 3 Apt 214', 'Bldg 3 214'],
  ['Appartement no 1204', '1204'],
  ['Suite # 1204-B', '1204-B'],
  ['Basement apartment', 'Bsmt'],
  ['Unit 12, the blue door', 'Unit 12, the blue door'],
  ['12–1204', '12-1204'],
  ['Apartment 12–1204', '12-1204'],
  ['٤', '4'],
])('The unit %j is masked as %j', (typed, masked) => {
  expect(maskUnit(typed)).toBe(masked)
})
