import { getCityFromUrl, sanitizeUrl, sanitizeReferrer } from './sanitize-url'

const ORIGIN = 'https://site.example'
const sanitizePath = (path: string) => sanitizeUrl(new URL(path, ORIGIN))

test.each([
  ['/', '/'],
  ['/toronto/get-quote#form', '/toronto/get-quote'],
  ['/thankyou?form=full&fromAddress=m5v2t6&moveDate=2027-03-15&ref=abc', '/thankyou'],
  ['/toronto?gclid=Abc-1&utm_source=google&name=Mary', '/toronto?gclid=Abc-1&utm_source=google'],
  ['/?utm_term=mary@example.com&wbraid=x', '/?wbraid=x'],
  ['/?utm_content=416-555-0142&utm_id=21987654321', '/?utm_id=21987654321'],
  ['/?gclid=mary@example.com&gbraid=two+words', '/'],
  ['/toronto?UTM_Source=g&amp;GCLID=Abc-1&Name=Mary', '/toronto?utm_source=g&gclid=Abc-1'],
  ['/toronto/416-555-0142', '/toronto/not-found-page'],
  ['/privacy/mary', '/404'],
  ['/fr/ottawa/get-quote?gclid=Abc-1&name=Mary', '/fr/ottawa/get-quote?gclid=Abc-1'],
  ['/fr/ottawa/613-555-0142', '/fr/ottawa/not-found-page'],
  ['/fr/mary', '/404'],
  ['/mary@example.com', '/404'],
])('Google gets %s as %s', (path, expected) => {
  expect(sanitizePath(path)).toBe(`https://site.example${expected}`)
})

test('Google gets only the host of the referrer', () => {
  expect(sanitizeReferrer('https://www.google.com/search?q=mary', ORIGIN)).toBe(
    'https://www.google.com/',
  )
  expect(sanitizeReferrer('', ORIGIN)).toBe('')
  expect(sanitizeReferrer(`${ORIGIN}/toronto/faq?name=mary`, ORIGIN)).toBe(`${ORIGIN}/toronto/faq`)
})

test.each([
  ['/toronto/faq', 'toronto'],
  ['/thankyou?city=miami', 'miami'],
  ['/fr/ottawa/faq', 'ottawa'],
  ['/fr/thankyou?city=ottawa', 'ottawa'],
  ['/thankyou?city=springfield', 'dfw'],
  ['/privacy', 'dfw'],
])('The page %s belongs to the city %s', (path, city) => {
  expect(getCityFromUrl(new URL(path, 'https://site.example'))).toBe(city)
})
