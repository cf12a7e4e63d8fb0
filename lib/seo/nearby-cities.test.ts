import { CANONICAL_CITIES } from './canonical'
import { getCity } from '@/lib/cities/cities'
import { MAX_NEARBY_CITIES, nearbyCities } from './nearby-cities'

test('A page names its own city, its crew’s other cities, its region’s and its country’s first', () => {
  const names = nearbyCities('waterloo')
  expect(names.slice(0, 5)).toEqual(['waterloo', 'cambridge', 'guelph', 'brantford', 'kitchener'])
  const regions = names.map((key) => getCity(key).region)
  expect(regions.lastIndexOf('ON')).toBeLessThan(regions.indexOf('AB'))
  expect(regions.indexOf('AB')).toBeLessThan(regions.indexOf('TX'))
})

test('The first page begins with the default city, another spelling with the city itself', () => {
  expect(nearbyCities(null)[0]).toBe('dfw')
  expect(nearbyCities('sanantonio')[0]).toBe('san-antonio')
})

test('Every page names every city once, while they are not too many', () => {
  for (const key of CANONICAL_CITIES)
    expect(new Set(nearbyCities(key)).size).toBe(
      Math.min(CANONICAL_CITIES.length, MAX_NEARBY_CITIES),
    )
})

test('Of more cities than are named, each page names its own neighbours', () => {
  const named = CANONICAL_CITIES.map((key) => nearbyCities(key, 3))
  expect(named.map(([own]) => own)).toEqual(CANONICAL_CITIES)
  expect(named.map((keys) => keys.length)).toEqual(CANONICAL_CITIES.map(() => 3))
  expect(new Set(named.map(String)).size).toBe(CANONICAL_CITIES.length)
})
