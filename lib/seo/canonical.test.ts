import { getCanonicalPaths, INDEXED_PATHS } from './canonical'
import { CITY_KEYS } from '@/lib/cities/keys'

test('The default city’s landing and quote pages are known by the addresses without a key', () => {
  expect(getCanonicalPaths('dfw')).toMatchObject({
    home: '/',
    getQuote: '/get-quote',
    faq: '/dfw/faq',
  })
  expect(getCanonicalPaths(null)).toEqual(getCanonicalPaths('dfw'))
})

test('Two spellings of a city are known by one', () => {
  expect(getCanonicalPaths('sanantonio')).toEqual(getCanonicalPaths('san-antonio'))
  expect(getCanonicalPaths('sanantonio').faq).toBe('/san-antonio/faq')
})

test('Search engines are told of seven pages for each place, and of the privacy policy', () => {
  expect(INDEXED_PATHS).toHaveLength((CITY_KEYS.length - 1) * 7 + 1)
  expect(INDEXED_PATHS).toContain('/privacy')
  expect(INDEXED_PATHS.filter((path) => /hire|sanantonio|thankyou|^.dfw$/.test(path))).toEqual([])
})
