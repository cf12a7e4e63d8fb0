import { COUNTRIES } from '@/lib/business/brand'
import { ROOT_PAGES } from '@/lib/routing/paths'
import { getCity } from './cities'
import { CITY_KEYS, getCityCountry, isCityKey } from './keys'

test.each(CITY_KEYS)('The facts of %s name the country of its key', (key) => {
  expect(getCity(key).country).toBe(getCityCountry(key))
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
