import { getCanonicalPaths, INDEXED_PATHS } from './canonical'
import { CITY_KEYS } from '@/lib/cities/keys'

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

test('The sitemap has seven pages of each city, privacy and accessibility', () => {
  expect(INDEXED_PATHS).toHaveLength((CITY_KEYS.length - 1) * 7 + 2 + 9)
  expect(INDEXED_PATHS).toEqual(expect.arrayContaining(['/privacy', '/accessibility']))
  expect(INDEXED_PATHS.filter((path) => /hire|sanantonio|thankyou|^.dfw$/.test(path))).toEqual([])
})
