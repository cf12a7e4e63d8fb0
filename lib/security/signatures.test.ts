import { env } from '@/lib/env'
import { getThankYouPath, parseThankYouQuery } from '@/lib/forms/thank-you'
import {
  createCanaryToken,
  hasValidSignature,
  isValidCanaryToken,
  signThankYou,
  sign,
} from './signatures'
import {
  createBookingPath,
  isValidBookingLink,
  createDeskLink,
  describeLink,
  getLinkArea,
} from './signed-links'
import { DAY_MS } from '@/lib/dates/durations'
import { parsePrices } from '@/lib/business/prices'
import { readShownPrice, signPrices } from './shown-price'

env.CRON_SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-07-01T12:00:00Z')
const MINUTE_MS = 60_000
const token = createCanaryToken(NOW)

test.each([
  ['immediately', 0, true],
  ['after ten minutes', 10 * MINUTE_MS, true],
  ['after more than ten minutes', 10 * MINUTE_MS + 1, false],
  ['by a clock ten minutes behind', -10 * MINUTE_MS, true],
  ['by a clock eleven minutes behind', -11 * MINUTE_MS, false],
])('The validity of a token checked %s', (_when, age, isValid) => {
  expect(isValidCanaryToken(token, NOW + age)).toBe(isValid)
})

test.each([
  '',
  String(NOW),
  `${NOW}.`,
  token.slice(0, -1),
  `${token}a`,
  token.replace(String(NOW), String(NOW + 1)),
  `0${token}`,
])('The text %j is no valid token', (text) => {
  expect(isValidCanaryToken(text, NOW)).toBe(false)
})

test.each([undefined, 't'.repeat(32)])('With the secret %s the token is not valid', (secret) => {
  const original = env.CRON_SECRET
  env.CRON_SECRET = secret
  expect(isValidCanaryToken(token, NOW)).toBe(false)
  env.CRON_SECRET = original
})

const JOB = {
  form: 'pickup',
  city: 'toronto',
  moveDate: '2026-12-01',
  window: '09:00-11:00',
  load: 'half',
  requestKey: '-OABC_def0123456789z',
} as const

const openPage = (path: string) =>
  parseThankYouQuery(Object.fromEntries(new URL(path, 'https://site.example').searchParams))

test('A signed address is valid, and any change of it is not', () => {
  const path = getThankYouPath(signThankYou(JOB))
  expect(hasValidSignature(openPage(path))).toBe(true)
  for (const [from, to] of [
    ['toronto', 'barrie'],
    ['2026-12-01', '2026-12-02'],
    ['09%3A00-11%3A00', '11%3A00-13%3A00'],
    ['half', 'full'],
    ['9z', '9y'],
    ['form=pickup', 'form=full'],
  ] as const) {
    expect(path).toContain(from)
    expect(hasValidSignature(openPage(path.replace(from, to)))).toBe(false)
  }
})

test('An address without a signature or signed with another key is not valid', () => {
  expect(hasValidSignature(JOB)).toBe(false)
  const signed = signThankYou(JOB)
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = 'another'.padEnd(44, '=')
  expect(hasValidSignature(signed)).toBe(false)
  delete env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  expect(hasValidSignature(signed)).toBe(true)
})

const REQUEST_KEY = '-OaBcDeFgHiJkLmNoPqR'
const OTHER_REQUEST_KEY = '-OaBcDeFgHiJkLmNoPqS'

const getSignature = (path: string) =>
  new URL(path, 'https://example.com').searchParams.get('sig') ?? ''

test('A booking link opens its own request, and no other', () => {
  const path = createBookingPath('toronto', REQUEST_KEY)
  expect(path).toMatch(/^\/toronto\/booking\?key=-OaBcDeFgHiJkLmNoPqR&sig=[-\w]{22}$/)
  const signature = getSignature(path)
  expect(isValidBookingLink(REQUEST_KEY, signature)).toBe(true)
  expect(isValidBookingLink(OTHER_REQUEST_KEY, signature)).toBe(false)
  expect(isValidBookingLink(REQUEST_KEY, '')).toBe(false)
})

test('A signature of the thank-you page does not open a booking, nor the other way round', () => {
  const { signature } = signThankYou({ requestKey: REQUEST_KEY })
  expect(isValidBookingLink(REQUEST_KEY, signature)).toBe(false)
  const linkSignature = getSignature(createBookingPath('toronto', REQUEST_KEY))
  expect(hasValidSignature({ requestKey: REQUEST_KEY, signature: linkSignature })).toBe(false)
})

const LINKED_AT = Date.parse('2026-11-26T22:00:00Z')
const getToken = (path: string) =>
  new URL(path, 'https://site.example').searchParams.get('link') ?? ''
const TOKEN = getToken(createDeskLink('toronto', 3, LINKED_AT))
const [, UNTIL = ''] = TOKEN.split('.')

test('A link leads to the first city of its area and is valid for fourteen days', () => {
  expect(createDeskLink('kitchener-waterloo', 0, LINKED_AT)).toMatch(
    /^\/kitchener\/desk\?link=kitchener-waterloo\.\d{10}\.[-\w]{22}$/,
  )
  expect(getLinkArea(TOKEN)).toBe('toronto')
  expect(describeLink(TOKEN, 'toronto', 3, LINKED_AT)).toBe('valid')
  expect(describeLink(TOKEN, 'toronto', 3, LINKED_AT + 14 * DAY_MS - 1_000)).toBe('valid')
  expect(describeLink(TOKEN, 'toronto', 3, LINKED_AT + 14 * DAY_MS)).toBe('expired')
})

test.each([
  ['another end', TOKEN.replace(UNTIL, String(Number(UNTIL) + 1))],
  ['another signature', `${TOKEN.slice(0, -1)}${TOKEN.endsWith('A') ? 'B' : 'A'}`],
  ['another area’s signature', TOKEN.replace('toronto', 'ottawa')],
  [
    'the signature of a request’s link',
    `toronto.${UNTIL}.${sign('booking link', `toronto ${UNTIL} 3`)}`,
  ],
  ['the signature of a cookie', `toronto.${UNTIL}.${sign('desk cookie', `toronto ${UNTIL} 3`)}`],
  ['an epoch that is not reached yet', getToken(createDeskLink('toronto', 4, LINKED_AT))],
  ['no signature', `toronto.${UNTIL}`],
  ['no known area', TOKEN.replace('toronto', 'springfield')],
  ['nothing', ''],
])('A link with %s is wrong', (_what, token) => {
  const areaKey = getLinkArea(token) ?? 'toronto'
  expect(describeLink(token, areaKey, 3, LINKED_AT)).toBe('wrong')
})

test('A link of another area is foreign, and one from before a closing is closed', () => {
  expect(describeLink(TOKEN, 'ottawa', 3, LINKED_AT)).toBe('foreign')
  expect(describeLink(TOKEN, 'toronto', 4, LINKED_AT)).toBe('closed')
  expect(describeLink(TOKEN, 'toronto', 9, LINKED_AT + 20 * DAY_MS)).toBe('closed')
})

const PRICES = parsePrices(
  'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD',
  ['CAD'],
)
const USD = { ...PRICES, currency: 'USD' } as const
const field = signPrices('toronto', PRICES)

test('The range of the chosen load is read from the list that the page showed', () => {
  expect(readShownPrice('toronto', field, 'half')).toBe('219-289 CAD')
  expect(readShownPrice('toronto', field, 'full')).toBe('399-489 CAD')
})

test('A price that Houston’s page showed is kept in its own currency', () => {
  expect(readShownPrice('houston', signPrices('houston', USD), 'half')).toBe('219-289 USD')
  expect(readShownPrice('houston', signPrices('hamilton-niagara', USD), 'half')).toBeUndefined()
})

test.each([
  ['without a load', field, ''],
  ['of an unknown load', field, 'constructor'],
  ['of a page without prices', '', 'half'],
  ['with a changed price', field.replace('219', '119'), 'half'],
  ['without a signature', field.split(';')[0] ?? '', 'half'],
  ['of another location', signPrices('barrie', PRICES), 'half'],
  ['of a list that no longer parses', signPrices('toronto', USD), 'half'],
  ['with more text', `${field};`.replace(';', ';x'), 'half'],
])('No price is kept %s', (_case, text, load) => {
  expect(readShownPrice('toronto', text, load)).toBeUndefined()
})
