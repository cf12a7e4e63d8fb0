import { fillState } from './code-regions'

const US = 'United States'

const fill = (filledState: string, state: string, zip: string, countryName = 'Canada') =>
  fillState({ filledState, state, zip, countryName })

test.each([
  // Gatineau, Montreal, Miami.
  ['ON', 'J8X 2G3', 'QC', 'Canada'],
  ['ON', 'h2x1y4', 'QC', 'Canada'],
  ['TX', '33101', 'FL', US],
  ['TX', '33101-2345', 'FL', US],
  ['TX', 'M5V 2T6', 'ON', 'Canada'],
  ['ON', '14301', 'NY', US],
  ['ON', 'M5V 2T6', 'ON', 'Canada'],
  ['', 'J8X 2G3', 'QC', 'Canada'],
  ['ON', 'X0A 0H0', 'NU', 'Canada'],
])('When the page has chosen %j, the code %s means %s', (filled, zip, state, countryName) => {
  const answered = fill(filled, filled, zip, filled === 'TX' ? US : 'Canada')
  expect(answered).toEqual({ filledState: state, state, zip, countryName })
})

test.each([
  ['Another state stays', 'ON', 'QC', 'M5V 2T6'],
  ['A visitor’s state stays, even the one that the page had corrected', 'QC', 'ON', 'H2X 1Y4'],
  ['K1A is used on both sides of the Ottawa River', 'ON', 'ON', 'K1A 0B1'],
  ['K1A chooses nothing', '', '', 'K1A 0B1'],
  ['A part of a code decides nothing', 'ON', 'ON', 'H2X'],
  ['A code of no state decides nothing', 'ON', 'ON', '00901'],
  ['No code decides nothing', 'ON', 'ON', ''],
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
