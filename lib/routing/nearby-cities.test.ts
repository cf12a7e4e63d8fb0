import { CANONICAL_CITIES } from './canonical'
import { getCity } from '@/lib/cities/cities'
import { MAX_NEARBY_CITIES, nearbyCities, otherCities } from './nearby-cities'

test('The list starts with the city, its crew’s other cities, its region and its country', () => {
  const names = nearbyCities('waterloo')
  expect(names.slice(0, 5)).toEqual(['waterloo', 'cambridge', 'guelph', 'brantford', 'kitchener'])
  const regions = names.map((key) => getCity(key).region)
  expect(regions.lastIndexOf('ON')).toBeLessThan(regions.indexOf('AB'))
  expect(regions.indexOf('AB')).toBeLessThan(regions.indexOf('TX'))
})

test('Without a city key the list starts with the default city, and another spelling is canonical', () => {
  expect(nearbyCities(null)[0]).toBe('dfw')
  expect(nearbyCities('sanantonio')[0]).toBe('san-antonio')
})

test('Every page lists every city once, up to the limit', () => {
  for (const key of CANONICAL_CITIES)
    expect(new Set(nearbyCities(key)).size).toBe(
      Math.min(CANONICAL_CITIES.length, MAX_NEARBY_CITIES),
    )
})

test('Above the limit, the pages list different cities', () => {
  const lists = CANONICAL_CITIES.map((key) => nearbyCities(key, 3))
  expect(lists.map(([own]) => own)).toEqual(CANONICAL_CITIES)
  expect(lists.map((keys) => keys.length)).toEqual(CANONICAL_CITIES.map(() => 3))
  expect(new Set(lists.map(String)).size).toBe(CANONICAL_CITIES.length)
})

test('The other cities start with those of the visitor’s country', () => {
  expect(otherCities('usa').slice(0, 5)).toEqual([
    'fort-lauderdale',
    'houston',
    'miami',
    'san-antonio',
    'barrie',
  ])
  expect(otherCities('canada').slice(0, 2)).toEqual(['barrie', 'brantford'])
  expect(otherCities('usa')).toHaveLength(CANONICAL_CITIES.length - 1)
})
