import { CITY_KEYS } from '@/lib/cities/keys'
import { clonesFor, addClones } from './more-cities'

test('As many cities are added as are missing, each under a key of its own', () => {
  const clones = clonesFor(170)
  const keys = [...CITY_KEYS, ...clones.map(([clone]) => clone)]
  expect(keys).toHaveLength(170)
  expect(new Set(keys).size).toBe(170)
  expect(clones[0]).toEqual(['toronto-2', 'toronto'])
  expect(clonesFor(CITY_KEYS.length)).toEqual([])
})

test('The table of cities keeps its entries and gets more', () => {
  const source = `export const CITIES = {
  toronto: TORONTO,
  'fort-lauderdale': FORT_LAUDERDALE,
} satisfies Record<CityKey, City>
`
  expect(addClones(source, [['fort-lauderdale-2', 'fort-lauderdale']]))
    .toBe(`export const CITIES = {
  toronto: TORONTO,
  'fort-lauderdale': FORT_LAUDERDALE,
  'fort-lauderdale-2': FORT_LAUDERDALE,
} satisfies Record<CityKey, City>
`)
  expect(() => addClones(source, [['oakville-2', 'oakville']])).toThrow('oakville')
})
