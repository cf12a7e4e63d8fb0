import { REGIONS } from '@/lib/business/regions'
import { getMoveReach, getRegion, fillState } from './code-regions'

/** One code of each state, province and territory: of its capital, or of a place at a limit of its digits. */
const CODES: Record<string, readonly string[]> = {
  NY: ['10001', '00501', '12207', '14901'],
  MA: ['02108', '01001', '05501', '02799'],
  RI: ['02903'],
  NH: ['03301'],
  ME: ['04330', '03901'],
  VT: ['05602', '05401'],
  CT: ['06103', '06902'],
  NJ: ['07030', '08608'],
  PA: ['15001', '19104'],
  DE: ['19901'],
  DC: ['20001', '20500'],
  VA: ['20101', '23219'],
  MD: ['21201', '20601'],
  WV: ['25301', '24701'],
  NC: ['27601'],
  SC: ['29201'],
  GA: ['30303', '39813'],
  FL: ['33101', '34102', '32003'],
  AL: ['36104'],
  TN: ['37203', '38501'],
  MS: ['39201'],
  KY: ['40601', '42718'],
  OH: ['43215', '45999'],
  IN: ['46204'],
  MI: ['48933', '49968'],
  IA: ['50309'],
  WI: ['53703'],
  MN: ['55101', '56763'],
  SD: ['57501'],
  ND: ['58501'],
  MT: ['59601'],
  IL: ['60601', '62999'],
  MO: ['65101'],
  KS: ['66603'],
  NE: ['68508'],
  LA: ['70112'],
  AR: ['72201'],
  OK: ['73102', '74101'],
  TX: ['75201', '78205', '73301', '88510', '79936'],
  CO: ['80202'],
  WY: ['82001'],
  ID: ['83702'],
  UT: ['84101'],
  AZ: ['85001', '86503'],
  NM: ['87501'],
  NV: ['89101'],
  CA: ['90001', '96161'],
  HI: ['96813'],
  OR: ['97201'],
  WA: ['98101', '99403'],
  AK: ['99501'],
  NL: ['A1A 1A1'],
  NS: ['b3h4r2'],
  PE: ['C1A 1A1'],
  NB: ['E3B 1A1'],
  QC: ['G1R 4S9', 'H2Y 1C6', 'J8X 4C8'],
  ON: ['K2P 1A1', 'L8P 1A1', 'M5V 2T6', 'N2G 1A1', 'P3E 1A1'],
  MB: ['R3C 0A1'],
  SK: ['S4P 3Y2'],
  AB: ['T5J 0N3'],
  BC: ['V6B 1A1'],
  NT: ['X1A 1A1', 'X0E 0T0'],
  NU: ['X0A 0H0', 'x0c0g0'],
  YT: ['Y1A 1A1'],
}

test('Every state, province and territory is known by its codes', () => {
  const regions = Object.values(REGIONS).flatMap((names) => Object.keys(names))
  expect(Object.keys(CODES).toSorted()).toEqual(regions.toSorted())
  for (const [region, codes] of Object.entries(CODES))
    for (const code of codes) {
      expect([code, getMoveReach(code, code, [region])]).toEqual([code, undefined])
      expect(getMoveReach(code, code, ['none'])).toBe('region')
    }
})

test.each([
  ['75201', 'M5V 2T6', 'border'],
  ['m5v2t6', '75201', 'border'],
  ['M5V 2T6', 'V6B 1A1', 'region'],
  ['J8X 4C8', 'K1A 0B1', undefined],
  ['', 'M5V 2T6', undefined],
  ['7520', 'M5V 2T6', undefined],
  // Puerto Rico: we know no region that it is outside of.
  ['00901', '00901', undefined],
])('A move of Ottawa’s crews from %j to %j', (from, to, expected) => {
  expect(getMoveReach(from, to, ['ON', 'QC'])).toBe(expected)
})

test.each(['K1A 0B1', 'k1a0a9'])(
  'The government uses %s on both sides of the Ottawa River',
  (code) => {
    expect(getRegion(code)).toBe('')
  },
)

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
