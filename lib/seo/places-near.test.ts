import { PLACES } from './canonical'
import { getCity } from '@/lib/cities/cities'
import { PLACES_NAMED, placesNear } from './places-near'

test('A page names its own city, its crew’s other cities, its region’s and its country’s first', () => {
  const names = placesNear('waterloo')
  expect(names.slice(0, 5)).toEqual(['waterloo', 'cambridge', 'guelph', 'brantford', 'kitchener'])
  const regions = names.map((key) => getCity(key).region)
  expect(regions.lastIndexOf('ON')).toBeLessThan(regions.indexOf('AB'))
  expect(regions.indexOf('AB')).toBeLessThan(regions.indexOf('TX'))
})

test('The first page begins with the default city, another spelling with the city itself', () => {
  expect(placesNear(null)[0]).toBe('dfw')
  expect(placesNear('sanantonio')[0]).toBe('san-antonio')
})

test('Every page names every city once, while they are not too many', () => {
  for (const key of PLACES)
    expect(new Set(placesNear(key)).size).toBe(Math.min(PLACES.length, PLACES_NAMED))
})

test('Of more cities than are named, each page names its own neighbours', () => {
  const named = PLACES.map((key) => placesNear(key, 3))
  expect(named.map(([own]) => own)).toEqual(PLACES)
  expect(named.map((keys) => keys.length)).toEqual(PLACES.map(() => 3))
  expect(new Set(named.map(String)).size).toBe(PLACES.length)
})
