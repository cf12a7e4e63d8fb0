import { existsSync } from 'node:fs'
import { listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { CANONICAL_CITIES, getAlternates, getCanonicalPaths, INDEXED_PATHS } from './canonical'
import { getOgImagePath, PAGE_NAMES } from './paths'

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

test('In each language the sitemap has seven pages of each city, privacy and accessibility', () => {
  const cities = CANONICAL_CITIES.flatMap((key) => listLanguages(key))
  expect(INDEXED_PATHS).toHaveLength(cities.length * 7 + new Set(cities).size * 2)
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

test('Every language of a city has a picture for sharing: npm run assets -- pictures', () => {
  const pictures = CANONICAL_CITIES.flatMap((key) =>
    listLanguages(key).map((language) => getOgImagePath(key, language)),
  )
  expect(pictures).toContain('/og/ottawa-fr.png')
  expect(pictures.filter((path) => !existsSync(`public${path}`))).toEqual([])
})
