import fc from 'fast-check'
import { sanitizeCampaign, sanitizeClickId } from './link-parameters'
import { getCityFromUrl, sanitizeUrl, sanitizeReferrer } from './sanitize-url'

test.each([
  ['Été à Montréal', 'Été à Montréal'],
  ['=HYPERLINK("x")', '_HYPERLINK(_x_)'],
  ['<script>alert(1)</script>', '_script_alert(1)_/script_'],
  ['x\u0000\u202Ey', 'x_y'],
  ['\uD800', '_'],
  ['a'.repeat(300), 'a'.repeat(80)],
  ['  ', ''],
])('The campaign %j is recorded as %j', (text, expected) => {
  expect(sanitizeCampaign(text)).toBe(expected)
})

test.each([
  'somebody@example.com',
  '416-555-0142',
  '(416) 555-0142',
  '+1 416 555 0142',
  '1.416.555.0142',
  '+14165550142',
  'tel4165550142',
  'Mary_4165550142',
  '416 - 555 - 0142',
  '4 1 6 5 5 5 0 1 4 2',
  '555-0142',
  '+44 20 7946 0958',
  '４１６-５５５-０１４２',
  'sale 2026-11-20 416-555-0142',
])('The campaign "%s" may hold personal data and is dropped', (text) => {
  expect(sanitizeCampaign(text)).toBe('')
})

test.each([
  '21987654321',
  '4165550142',
  '120212345678901234',
  'fall-2026',
  'sale 2026-11-20',
  '20261120_movers',
  '2026.11.20-2026.11.27',
  'Movers 25-54 | retargeting 30 days | fall 2026',
  '24/7 movers, 40 off',
  'M5V 2T6 75201',
])('The campaign "%s" holds no phone number and is kept', (text) => {
  expect(sanitizeCampaign(text)).toBe(text)
})

test('Cleaning a campaign twice changes nothing', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'0123456789- .20é\u0301💥a'), maxLength: 120 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const campaign = sanitizeCampaign(text)
      expect(sanitizeCampaign(campaign)).toBe(campaign)
    }),
  )
})

test.each([
  ['Cj0KCQ-x_1.2', 'Cj0KCQ-x_1.2'],
  ['a'.repeat(500), 'a'.repeat(500)],
  ['a'.repeat(501), ''],
  ['two words', ''],
  ['x;y', ''],
  ['__proto__', '__proto__'],
  ['', ''],
])('The click id %j is recorded as %j', (text, expected) => {
  expect(sanitizeClickId(text)).toBe(expected)
})

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
