import { BADGES } from '@/lib/business/badges'
import { COUNTRIES } from '@/lib/business/brand'
import { CITIES } from './cities'
import { CITY_KEYS, isCityKey, type CityKey } from './keys'
import { LOCATION_IDS, SEED_LOCATIONS } from './locations'
import { isPhone } from '@/lib/forms/masks'
import { ROOT_PAGES } from '@/lib/routing/paths'

const SPECIFIED =
  'toronto, miami, fort-lauderdale, kitchener, waterloo, cambridge, guelph, brantford, edmonton, ottawa, hamilton, niagara, houston, sanantonio, san-antonio, dfw, barrie'

function getCitiesSharing(key: CityKey): string[] {
  return CITY_KEYS.filter((other) => CITIES[other].locationId === CITIES[key].locationId)
}

test('The site has the seventeen city keys of the specification, and no other', () => {
  expect(CITY_KEYS).toEqual(SPECIFIED.split(', '))
})

test('Cities share a location id as the owner has it', () => {
  expect(getCitiesSharing('miami')).toEqual(['miami', 'fort-lauderdale'])
  expect(getCitiesSharing('guelph')).toEqual([
    'kitchener',
    'waterloo',
    'cambridge',
    'guelph',
    'brantford',
  ])
  expect(getCitiesSharing('houston')).toEqual(['hamilton', 'niagara', 'houston'])
  expect(getCitiesSharing('sanantonio')).toEqual(['sanantonio', 'san-antonio'])
  expect(getCitiesSharing('toronto')).toEqual(['toronto'])
})

test('Every location is some city’s, and has a phone of its own', () => {
  expect(new Set(CITY_KEYS.map((key) => CITIES[key].locationId))).toEqual(new Set(LOCATION_IDS))
  expect(LOCATION_IDS).toHaveLength(9)
  const phones = LOCATION_IDS.map((id) => SEED_LOCATIONS[id].tracking_phone)
  expect(phones.every(isPhone)).toBe(true)
  expect(new Set(phones).size).toBe(9)
})

test('Only Houston has no list of served cities', () => {
  expect(CITY_KEYS.filter((key) => CITIES[key].servedCities.length === 0)).toEqual(['houston'])
})

test.each(CITY_KEYS)('%s has badges, and a time zone that exists', (key) => {
  expect(BADGES[CITIES[key].badgeGroup].length).toBeGreaterThan(2)
  expect(() => new Intl.DateTimeFormat('en', { timeZone: CITIES[key].timeZone })).not.toThrow()
})

test('No city key can be taken for a country of the inner paths, or for a page', () => {
  for (const word of [...COUNTRIES, ...ROOT_PAGES, 'api', 'badges', 'logos']) {
    expect(isCityKey(word)).toBe(false)
  }
})

test('What only looks like a city key is none', () => {
  for (const word of ['', 'Toronto', 'toString', '__proto__', 'constructor', null, 7]) {
    expect(isCityKey(word)).toBe(false)
  }
})
