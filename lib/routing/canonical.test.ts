import { existsSync, readFileSync, statSync } from 'node:fs'
import { listLanguages, getCity } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { CANONICAL_CITIES, getAlternates, getCanonicalPaths, INDEXED_PATHS } from './canonical'
import { getOgImagePath, PAGE_NAMES, formatVariant, listVariants, parseVariant } from './paths'
import { MAX_NEARBY_CITIES, nearbyCities, otherCities } from './nearby-cities'
import { smsHref, telHref, toPhone } from './tel-href'

test('The canonical paths of the default city’s landing and quote pages have no city key', () => {
  expect(getCanonicalPaths('dfw')).toMatchObject({
    home: '/',
    getQuote: '/get-quote',
    faq: '/dfw/faq',
  })
  expect(getCanonicalPaths(null)).toEqual(getCanonicalPaths('dfw'))
})

test('Two spellings of a city have one canonical path', () => {
  expect(getCanonicalPaths('sanantonio')).toEqual(getCanonicalPaths('san-antonio'))
  expect(getCanonicalPaths('sanantonio').faq).toBe('/san-antonio/faq')
})

test('In each language a city has seven indexed pages besides its area’s prices', () => {
  const cities = CANONICAL_CITIES.flatMap((key) => listLanguages(key))
  const others = INDEXED_PATHS.filter((path) => !path.endsWith('/prices'))
  expect(others).toHaveLength(cities.length * 7 + new Set(cities).size * 2)
  expect(INDEXED_PATHS).toEqual(expect.arrayContaining(['/privacy', '/accessibility']))
  expect(INDEXED_PATHS.filter((path) => /hire|sanantonio|thankyou|^.dfw$/.test(path))).toEqual([])
})

test('A page’s translations name each other and themselves, and other languages get English', () => {
  expect(getAlternates('ottawa', 'faq')).toEqual({
    'en-CA': '/ottawa/faq',
    'fr-CA': '/fr/ottawa/faq',
    'x-default': '/ottawa/faq',
  })
  expect(getAlternates('ottawa', 'privacy')).toMatchObject({
    en: '/privacy',
    'fr-CA': '/fr/ottawa/privacy',
    'es-US': '/es/privacy',
    'x-default': '/privacy',
  })
  expect(getAlternates(null, 'home')).toEqual({
    'en-US': '/',
    'es-US': '/es',
    'x-default': '/',
  })
})

test('A page only in English has no translations, and the sitemap lists every translation', () => {
  for (const key of CITY_KEYS)
    for (const page of [...PAGE_NAMES, 'privacy', 'accessibility'] as const) {
      const isPolicy = page === 'privacy' || page === 'accessibility'
      const twins = getAlternates(key, page)
      if (listLanguages(key).length === 1 && !isPolicy) expect(twins).toBeUndefined()
      else expect(INDEXED_PATHS).toEqual(expect.arrayContaining(Object.values(twins ?? {})))
    }
})

test('A French page has a sharing picture of its own', () => {
  expect(getOgImagePath('ottawa', 'fr')).toBe('/og/ottawa-fr.png')
})

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

test('A variant names the country, and the language unless that is English', () => {
  expect(listVariants(['en', 'fr'])).toEqual([
    ...['usa', 'canada', 'other', 'usa-fr', 'canada-fr', 'other-fr'],
  ])
})

test.each(['usa', 'canada-fr'])('%s is read as it was written', (variant) => {
  const { visitorCountry, language } = parseVariant(variant)
  expect(formatVariant(visitorCountry as 'usa', language)).toBe(variant)
})

test.each(['canada-xx', 'canada-en', 'canada-constructor'])('%s is in English', (variant) => {
  expect(parseVariant(variant)).toEqual({ visitorCountry: 'canada', language: 'en' })
})

test('An unknown country is the USA', () => {
  expect(parseVariant('france-fr')).toEqual({ visitorCountry: 'usa', language: 'fr' })
})

test('The cities of a crew area share one page of prices in each language', () => {
  for (const key of ['kitchener', 'waterloo', 'cambridge', 'guelph'] as const)
    expect(getCanonicalPaths(key).prices).toBe('/kitchener/prices')
  expect(INDEXED_PATHS.filter((path) => /(waterloo|lauderdale).prices/.test(path))).toEqual([])
  expect(getCanonicalPaths('fort-lauderdale', 'es').prices).toBe('/es/miami/prices')
  expect(getCanonicalPaths('houston').prices).toBe('/houston/prices')
  expect(getCanonicalPaths('hamilton').prices).toBe(getCanonicalPaths('niagara').prices)
})

const MAX_BYTES = 300_000

const PICTURES = CANONICAL_CITIES.flatMap((key) =>
  listLanguages(key).map((language) => getOgImagePath(key, language)),
)

test.each(PICTURES)('The sharing picture %s has the stated size', (picture) => {
  const file = `public${picture}`
  // `npm run assets -- pictures` draws it.
  expect(existsSync(file)).toBe(true)
  expect(statSync(file).size).toBeLessThan(MAX_BYTES)
  // A PNG's first chunk contains width and height.
  const png = readFileSync(file)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('A number is called with its country code', () => {
  expect(telHref('416-555-0110')).toBe('tel:+14165550110')
  expect(toPhone(telHref('416-555-0110'))).toBe('416-555-0110')
})

test('A text message has its text in it, in the form that iOS and Android read', () => {
  expect(smsHref('416-555-0110', 'Photos for TR-4F7KM: ')).toBe(
    'sms:+14165550110?&body=Photos%20for%20TR-4F7KM%3A%20',
  )
  expect(smsHref('416-555-0110')).toBe('sms:+14165550110')
})
