import { PAGE_TYPES, getPageType } from './page-type'

test.each([
  ['/', 'landing'],
  ['/toronto', 'landing'],
  ['/toronto/hire', 'hire'],
  ['/get-quote', 'get-quote'],
  ['/toronto/get-quote', 'get-quote'],
  ['/san-antonio/book-now', 'book-now'],
  ['/privacy', 'privacy'],
  ['/toronto/privacy', 'privacy'],
  ['/thankyou', 'thankyou'],
  ['/toronto/nope', 'not-found-page'],
  ['/get-quote/mary@example.com', 'not-found-page'],
  ['/nope.png', 'not-found-page'],
])('%s has the page type %s', (path, type) => {
  expect(getPageType(path)).toBe(type)
})

test('Each page type is listed once', () => {
  expect(new Set(PAGE_TYPES).size).toBe(PAGE_TYPES.length)
  expect(PAGE_TYPES).toContain('faq')
})
