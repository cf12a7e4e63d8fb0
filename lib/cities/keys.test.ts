import { COUNTRIES } from '@/lib/business/brand'
import { ROOT_PAGES } from '@/lib/routing/paths'
import { CITIES, getCity } from './cities'
import { CITY_KEYS, getCityCountry, isCityKey } from './keys'

test('The generated table holds every city’s key and country', () => {
  expect(CITY_KEYS).toEqual(Object.keys(CITIES))
  for (const key of CITY_KEYS) expect(getCityCountry(key)).toBe(getCity(key).country)
})

test('No city key is also a country or page name', () => {
  for (const name of [...COUNTRIES, ...ROOT_PAGES, 'api', 'badges', 'logos'])
    expect(isCityKey(name)).toBe(false)
})

test.each(['', 'Toronto', 'toString', '__proto__', 'constructor', null, 7])(
  '%j is not a city key',
  (value) => {
    expect(isCityKey(value)).toBe(false)
  },
)
