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
  ['/thankyou', page('/thankyou')],
  ['/privacy', page('/privacy')],
  ['/accessibility', page('/accessibility')],
  ['/toronto', page('/toronto')],
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
  ['/Toronto', redirect('/toronto', 308)],
  ['/TORONTO/Get-Quote', redirect('/toronto/get-quote', 308)],
  ['/Toronto/FAQ', redirect('/toronto/faq', 308)],
  ['/Thankyou', redirect('/thankyou', 308)],
  ['/Toronto/Nope', redirect('/toronto/nope', 308)],
  // Unknown pages of known cities
  ['/toronto/nope', page('/toronto/not-found-page', 404)],
  ['/toronto/not-found-page', page('/toronto/not-found-page', 404)],
  ['/toronto/get-quote/more', page('/toronto/not-found-page', 404)],
  ['/toronto/desk/nope', page('/toronto/not-found-page', 404)],
  ['/toronto/desk/request/more', page('/toronto/not-found-page', 404)],
  ['/toronto/faq/request', page('/toronto/not-found-page', 404)],
  ['/Toronto/Desk/New-Quote', redirect('/toronto/desk/new-quote', 308)],
  ['/toronto/toString', redirect('/toronto/tostring', 308)],
  // Unknown cities
  ['/springfield', redirect('/', 307)],
  ['/Springfield', redirect('/', 307)],
  ['/springfield/get-quote', redirect('/', 307)],
  ['/constructor', redirect('/', 307)],
  ['/%E2%98%83', redirect('/', 307)],
  // Internal paths
  ['/usa', redirect('/', 307)],
  ['/canada/toronto', redirect('/', 307)],
  ['/other/thankyou', redirect('/', 307)],
  // Below a page without a city
  ['/get-quote/more', notFound],
  ['/thankyou/toronto', notFound],
  // Longer than any address
  [`/${'a'.repeat(1_000)}`, notFound],
  // Files and route handlers
  ['/robots.txt', pass],
  ['/favicon.ico', pass],
  ['/toronto/picture.png', pass],
  ['/.well-known/security.txt', pass],
  ['/.well-known/assetlinks', pass],
  ['/api/health', pass],
])('%s', (path, route) => {
  expect(resolveRoute(path)).toEqual(route)
})

test('Every city key leads to its pages', () => {
  for (const key of CITY_KEYS) expect(resolveRoute(`/${key}`)).toEqual(page(`/${key}`))
})

test.each([
  ['/get-quote', 'h=insured', 'insured'],
  ['/toronto/get-quote', 'gclid=A1&h=packing', 'packing'],
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
