import type { VisitorCountry } from '@/lib/business/brand'
import { getCacheControl, toInternalAddress } from './page-rewrite'

test.each<[page: string, country: VisitorCountry, query: string, address: string]>([
  ['', 'unknown', '', '/usa'],
  ['/toronto', 'unknown', `gclid=${'a'.repeat(2_000)}`, '/canada/toronto'],
  ['/toronto/get-quote', 'other', 'h=packing&gclid=1', '/other/toronto/get-quote/packing'],
  ['/toronto/get-quote', 'usa', 'h=../faq', '/usa/toronto/get-quote'],
  ['/toronto/faq', 'usa', 'h=packing', '/usa/toronto/faq'],
  ['/thankyou', 'unknown', 'form=full&city=toronto', '/canada/thankyou?form=full&city=toronto'],
  ['/thankyou', 'unknown', 'form=full', '/usa/thankyou?form=full'],
  ['/thankyou', 'canada', 'form=full&city=toronto&x=1', '/canada/thankyou?form=full&city=toronto'],
  [
    '/toronto/booking',
    'usa',
    `key=-OaBcDeFgHiJkLmNoPqR&sig=${'s'.repeat(22)}&cancel=1&gclid=1`,
    `/usa/toronto/booking?key=-OaBcDeFgHiJkLmNoPqR&sig=${'s'.repeat(22)}&cancel=1`,
  ],
  [
    '/toronto/desk/request',
    'usa',
    'key=-OaBcDeFgHiJkLmNoPqR&from=-OaBcDeFgHiJkLmNoPqR&gclid=1&sig=1',
    '/usa/toronto/desk/request?key=-OaBcDeFgHiJkLmNoPqR&from=-OaBcDeFgHiJkLmNoPqR',
  ],
  ['/toronto/booking', 'usa', 'key=../jobs&sig=1&done=<b>', '/usa/toronto/booking'],
])(
  'The page %j in the variant %s with the query %s is rendered as %s',
  (page, country, query, address) => {
    const { pathname, search } = toInternalAddress({ page }, country, new URLSearchParams(query))
    expect(search ? `${pathname}?${search}` : pathname).toBe(address)
  },
)

test.each<[page: string, country: VisitorCountry, query: string, address: string]>([
  ['/ottawa/get-quote', 'unknown', 'h=packing', '/canada-fr/ottawa/get-quote/packing'],
  ['/ottawa/not-found-page', 'usa', '', '/usa-fr/ottawa/not-found-page'],
  ['/thankyou', 'unknown', 'city=ottawa&form=short', '/canada-fr/thankyou?form=short&city=ottawa'],
])('The French page %j for %s with %j is rendered as %s', (page, country, query, address) => {
  const route = { page, language: 'fr' } as const
  const { pathname, search } = toInternalAddress(route, country, new URLSearchParams(query))
  expect(search ? `${pathname}?${search}` : pathname).toBe(address)
})

test.each([
  ['HEAD', '', 'private, max-age=0, must-revalidate'],
  ['GET', '/thankyou', 'no-store'],
  ['GET', '/toronto/booking', 'no-store'],
  ['GET', '/toronto/desk', 'no-store'],
  ['GET', '/toronto/desk/crew-sheet', 'no-store'],
  ['POST', '/toronto', 'no-store'],
])('The answer to %s %j is cached as %s', (method, page, expected) => {
  expect(getCacheControl(method, page)).toBe(expected)
})
