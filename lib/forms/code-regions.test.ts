import { REGIONS } from '@/lib/business/regions'
import { getMoveReach, getRegion } from './code-regions'

interface Place {
  zip: string
  state: string
}
const { codes } = jest.requireActual<{ codes: Record<string, Place> }>('zipcodes')

/** In Canada the package names the province, or a county, and leaves out the second half of a code. */
const PROVINCES = new Map<string, string>(
  Object.entries(REGIONS.Canada).map(([region, name]) => [name, region]),
)
PROVINCES.set('Northwest Territory', 'NT').set('Nunavut Territory', 'NU')
const PLACES = Object.values(codes).map(({ zip, state }) =>
  /^\d/.test(zip)
    ? { code: zip, region: state in REGIONS['United States'] ? state : '' }
    : { code: `${zip} 1A1`, region: PROVINCES.get(state) },
)

test('Every state, province and territory is known by all its codes', () => {
  const regions = Object.values(REGIONS).flatMap((names) => Object.keys(names))
  expect(regions.filter((region) => !PLACES.some((place) => place.region === region))).toEqual([])
  const wrong = PLACES.filter(
    ({ code, region }) => region !== undefined && getRegion(code) !== region,
  )
  // K1A, a code of American Samoa, and five that the post sorts in a neighbouring state.
  expect(
    wrong
      .map(({ code }) => code)
      .toSorted()
      .join(),
  ).toBe('06390,20588,20598,73960,83414,96799,K1A 1A1')
})

test.each([
  ['75201', 'M5V 2T6', 'border'],
  ['m5v2t6', '75201', 'border'],
  ['M5V 2T6', 'V6B 1A1', 'region'],
  ['V6B1A1', 'm5v2t6', 'region'],
  ['J8X 4C8', 'K1A 0B1', undefined],
  ['', 'M5V 2T6', undefined],
  ['7520', 'M5V 2T6', undefined],
  // Puerto Rico: we know no region that it is outside of.
  ['00901', '00901', undefined],
])('A move of Ottawa’s crews from %j to %j', (from, to, expected) => {
  expect(getMoveReach(from, to, ['ON', 'QC'])).toBe(expected)
})

test('A code is known however it is typed, and K1A is in no province', () => {
  for (const [code, region] of [
    ['b3h4r2', 'NS'],
    ['x0c0g0', 'NU'],
    ['K1A 0B1', ''],
    ['k1a0a9', ''],
  ])
    expect(getRegion(code ?? '')).toBe(region)
})
