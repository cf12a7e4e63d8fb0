import { CITY_KEYS } from '@/lib/cities/keys'
import { getRequestedHeadline, resolveRoute, splitLanguage } from './routing'

const page = (page: string, status = 200) => ({ kind: 'page', page, status })
const redirect = (path: string, status: number) => ({ kind: 'redirect', path, status })
const french = (path: string, status = 200) => ({ ...page(path, status), language: 'fr' })
const notFound = { kind: 'not-found' }
const pass = { kind: 'pass' }

test.each([
  // Pages
  ['/', page('')],
  ['/get-quote', page('/get-quote')],
  ['/privacy', page('/privacy')],
  ['/accessibility', page('/accessibility')],
  ['/toronto/hire', page('/toronto/hire')],
  ['/san-antonio/get-quote', page('/san-antonio/get-quote')],
  ['/toronto/faq', page('/toronto/faq')],
  ['/toronto/booking', page('/toronto/booking')],
  ['/toronto/desk', page('/toronto/desk')],
  ['/toronto/desk/request', page('/toronto/desk/request')],
  ['/toronto/desk/new-booking', page('/toronto/desk/new-booking')],
  ['/toronto/how-it-works', page('/toronto/how-it-works')],
  ['/toronto/reviews', page('/toronto/reviews')],
  ['/toronto/what-we-take', page('/toronto/what-we-take')],
  ['/toronto/privacy', page('/toronto/privacy')],
  ['/toronto/accessibility', page('/toronto/accessibility')],
  // In another language
  ['/fr/ottawa', french('/ottawa')],
  ['/fr/ottawa/get-quote', french('/ottawa/get-quote')],
  ['/fr/thankyou', french('/thankyou')],
  ['/fr/ottawa/nope', french('/ottawa/not-found-page', 404)],
  ['/FR/Ottawa/FAQ', redirect('/fr/ottawa/faq', 308)],
  ['/en/ottawa', redirect('/', 307)],
  ['/xx/ottawa', redirect('/', 307)],
  ['/fr/springfield', redirect('/', 307)],
  // Upper case
  ['/Thankyou', redirect('/thankyou', 308)],
  // Unknown pages of known cities
  ['/toronto/faq/request', page('/toronto/not-found-page', 404)],
  ['/Toronto/Desk/New-Quote', redirect('/toronto/desk/new-quote', 308)],
  ['/toronto/toString', redirect('/toronto/tostring', 308)],
  // Unknown cities
  ['/Springfield', redirect('/', 307)],
  ['/constructor', redirect('/', 307)],
  ['/%E2%98%83', redirect('/', 307)],
  // Internal paths
  // Below a page without a city
  ['/get-quote/more', notFound],
  ['/thankyou/toronto', notFound],
  // Longer than any address
  [`/${'a'.repeat(1_000)}`, notFound],
  // Files and route handlers
  ['/robots.txt', pass],
  ['/toronto/picture.png', pass],
  ['/.well-known/assetlinks', pass],
  ['/api/health', pass],
])('%s', (path, route) => {
  expect(resolveRoute(path)).toEqual(route)
})

test('Every city key leads to its pages', () => {
  for (const key of CITY_KEYS) expect(resolveRoute(`/${key}`)).toEqual(page(`/${key}`))
})

test.each([
  ['/toronto/get-quote', 'gclid=A1&amp;h=packing', 'packing'],
  ['/toronto/get-quote', 'h=free', undefined],
  ['/toronto/get-quote', 'h=', undefined],
  ['/toronto/get-quote', 'h=../faq', undefined],
  ['/toronto/faq', 'h=insured', undefined],
])('%s?%s requests the headline %s', (path, query, headline) => {
  expect(getRequestedHeadline(path, new URLSearchParams(query))).toBe(headline)
})

test.each([
  ['/fr/ottawa', 'fr', '/ottawa'],
  ['/fr', 'fr', '/'],
  ['/FR/', 'fr', '/'],
  ['/en/ottawa', undefined, '/en/ottawa'],
  ['/french/ottawa', undefined, '/french/ottawa'],
  ['/constructor/ottawa', undefined, '/constructor/ottawa'],
  ['/', undefined, '/'],
])('%s is in the language %s and shows %s', (path, language, page) => {
  expect(splitLanguage(path)).toEqual({ page, ...(language && { language }) })
})
