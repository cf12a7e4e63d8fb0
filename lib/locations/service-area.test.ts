import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { getRegion } from '@/lib/forms/code-regions'
import places from './code-coordinates.json'
import { findNearestCity, isOutsideArea, measureFrom } from './service-area'

/** The farthest code of each served town that we know. */
const TOWN_CODES: Partial<Record<CityKey, readonly string[]>> = {
  toronto: ['M1B 1A1', 'L5M 1A1', 'L6Z 1A1', 'L0J 1C0', 'L6B 1A1', 'L4E 1A1'],
  miami: ['33187', '33160', '33114', '33018', '33178', '33186'],
  'fort-lauderdale': ['33332', '33029', '33076', '33388', '33330'],
  kitchener: ['N2P 1A1', 'N0B 1M0', 'N3A 1A1', 'N3A 4A1'],
  waterloo: ['N2V 1A1', 'N3B 1A1', 'N0B 2N0', 'N0B 2T0'],
  cambridge: ['N3C 1A1', 'N1R 1A1', 'N3H 1A1', 'N3C 2A1', 'N0B 1E0'],
  guelph: ['N1E 1A1', 'N1M 1A1', 'N0B 1S0', 'N0B 2K0', 'N0B 2J0'],
  brantford: ['N3P 1A1', 'N3L 1A1', 'N0E 1N0', 'N0E 1A0'],
  edmonton: ['T6W 1A1', 'T8N 1A1', 'T8G 1A1', 'T9E 1A1', 'T7X 1A1'],
  ottawa: ['K1N 1A1', 'J8P 1A1', 'K2T 1A1', 'K4A 1A1', 'K2R 1A1', 'K2J 1A1'],
  hamilton: ['L8P 1A1', 'L7L 1A1', 'L8E 1A1', 'L9G 1A1', 'L9H 1A1'],
  niagara: ['L2H 1A1', 'L2T 1A1', 'L3C 1A1', 'L3M 1A1', 'L2A 1A1'],
  houston: [],
  'san-antonio': ['78255', '78130', '78154', '78006', '78156', '78109'],
  dfw: ['75253', '76126', '76096', '75094', '75017', '75033'],
  barrie: ['L4M 1A1', 'L9S 1A1', 'L3V 1A1', 'L0M 1B0', 'L3Z 1A1'],
}
TOWN_CODES.sanantonio = TOWN_CODES['san-antonio'] ?? []

test.each(CITY_KEYS)(
  'Nobody in the towns that %s serves is asked about the distance',
  async (key) => {
    const codes = TOWN_CODES[key] ?? []
    expect(codes).toHaveLength(getCity(key).servedCities.length)
    const isOutside = await Promise.all(codes.map((code) => isOutsideArea(key, [code])))
    expect(codes.filter((_, index) => isOutside[index])).toEqual([])
  },
)

test.each([
  ['toronto', 'K7L 1A1', 240],
  ['ottawa', 'J8X 2G3', 4],
  ['dfw', '79901', 895],
  ['houston', '77550', 75],
  ['toronto', 'L4M 1A1', 86],
  ['niagara', 'K1A 0B1', 377],
] as const)('From the centre of %s to %s it is %d km', async (key, code, km) => {
  const measure = await measureFrom(code)
  expect(Math.abs(measure(key) - km)).toBeLessThan(km * 0.02 + 1)
})

test.each<[CityKey, string, string, isOutside: boolean]>([
  // Gatineau, and the government's code for both sides of the river.
  ['ottawa', 'J8X 2G3', 'QC', false],
  ['ottawa', 'K1A 0B1', 'QC', false],
  ['ottawa', 'H2X 1Y4', 'QC', true],
  ['ottawa', 'K7L 1A1', 'ON', true],
  // Montreal, Kingston, Miami and El Paso.
  ['toronto', 'H2X 1Y4', 'QC', true],
  ['toronto', 'K7L 1A1', 'ON', true],
  ['toronto', 'K1A 0B1', 'ON', true],
  ['dfw', '33101', 'FL', true],
  ['dfw', '79901', 'TX', true],
  ['dfw', '76504', 'TX', true],
  ['dfw', '76513', 'TX', true],
  // Waxahachie and Denton; Durant is within the radius, but in Oklahoma.
  ['dfw', '75165', 'TX', false],
  ['dfw', '76201', 'TX', false],
  ['dfw', '73448', 'OK', true],
  ['houston', '77550', 'TX', false],
  ['niagara', '14301', 'NY', true],
  ['hamilton', 'L2G 1A1', 'ON', false],
  // No coordinates: the region alone decides.
  ['toronto', 'K0H 1A0', 'ON', false],
  ['dfw', '75999', 'TX', false],
  ['toronto', 'V6B 1A1', 'BC', true],
  ['toronto', '', 'ON', false],
  ['toronto', '', 'QC', true],
  // Puerto Rico, whose region we do not know.
  ['miami', '00901', '', false],
])('For %s, %j in %j is outside: %s', async (key, code, state, isOutside) => {
  expect(await isOutsideArea(key, [code], state)).toBe(isOutside)
})

test.each<[CityKey, string, string, boolean]>([
  ['toronto', 'm5v2t6', 'l4z1a1', false],
  ['toronto', 'm5v2t6', 'k7l1a1', true],
  ['dfw', '79901', '75201', true],
  ['ottawa', 'j8x1a1', 'k1n5p8', false],
  ['toronto', 'm5v2t6', '75201', true],
])('For %s, a move from %s to %s is outside: %s', async (key, from, to, isOutside) => {
  expect(await isOutsideArea(key, [from, to])).toBe(isOutside)
})

test.each<[CityKey, string, string, nearest: CityKey | undefined]>([
  ['toronto', 'H2X 1Y4', 'QC', 'ottawa'],
  ['toronto', 'K7L 1A1', 'ON', 'ottawa'],
  ['toronto', 'L4M 1A1', 'ON', 'barrie'],
  ['toronto', 'L2G 1A1', 'ON', 'niagara'],
  ['ottawa', 'K7L 1A1', 'ON', undefined],
  ['dfw', '33101', 'FL', 'miami'],
  ['dfw', '33301', 'FL', 'fort-lauderdale'],
  ['dfw', '79901', 'TX', 'san-antonio'],
  ['sanantonio', '79901', 'TX', undefined],
  ['toronto', 'T5J 0N3', 'AB', 'edmonton'],
  ['toronto', '', 'AB', 'edmonton'],
  ['toronto', 'V6B 1A1', 'BC', undefined],
  ['houston', '70112', 'LA', undefined],
])('For a visitor of %s, the city nearest to %j in %s is %s', async (key, code, state, nearest) => {
  expect(await findNearestCity(key, code, state)).toBe(nearest)
})

test('Every code of the table is in a state or province whose letter or digits we know', () => {
  const regions = new Set(
    Object.keys(places).map((code) => getRegion(/^\d/.test(code) ? code : `${code}1A1`)),
  )
  const served = ['ON', 'QC', 'AB', 'FL', 'TX', 'GA', 'AL', 'LA', 'AR', 'OK', 'NM']
  // '' is K1A.
  expect([...regions].toSorted()).toEqual(['', ...served].toSorted())
})
