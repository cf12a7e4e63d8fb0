import {
  createBookingPath,
  isValidBookingLink,
  createDeskLink,
  describeLink,
  getLinkArea,
} from './signed-links'
import { hasValidSignature, signThankYou, sign } from './signatures'
import { DAY_MS } from '@/lib/dates/durations'

const KEY = '-OaBcDeFgHiJkLmNoPqR'
const OTHER_KEY = '-OaBcDeFgHiJkLmNoPqS'

const getSignature = (path: string) =>
  new URL(path, 'https://example.com').searchParams.get('sig') ?? ''

test('A booking link opens its own request, and no other', () => {
  const path = createBookingPath('toronto', KEY)
  expect(path).toMatch(/^\/toronto\/booking\?key=-OaBcDeFgHiJkLmNoPqR&sig=[-\w]{22}$/)
  const signature = getSignature(path)
  expect(isValidBookingLink(KEY, signature)).toBe(true)
  expect(isValidBookingLink(OTHER_KEY, signature)).toBe(false)
  expect(isValidBookingLink(KEY, '')).toBe(false)
})

test('A signature of the thank-you page does not open a booking, nor the other way round', () => {
  const { signature } = signThankYou({ requestKey: KEY })
  expect(isValidBookingLink(KEY, signature)).toBe(false)
  const linkSignature = getSignature(createBookingPath('toronto', KEY))
  expect(hasValidSignature({ requestKey: KEY, signature: linkSignature })).toBe(false)
})

const NOW = Date.parse('2026-11-26T22:00:00Z')
const getToken = (path: string) =>
  new URL(path, 'https://site.example').searchParams.get('link') ?? ''
const TOKEN = getToken(createDeskLink('toronto', 3, NOW))
const [, UNTIL = ''] = TOKEN.split('.')

test('A link leads to the first city of its area and is valid for fourteen days', () => {
  expect(createDeskLink('kitchener-waterloo', 0, NOW)).toMatch(
    /^\/kitchener\/desk\?link=kitchener-waterloo\.\d{10}\.[-\w]{22}$/,
  )
  expect(getLinkArea(TOKEN)).toBe('toronto')
  expect(describeLink(TOKEN, 'toronto', 3, NOW)).toBe('valid')
  expect(describeLink(TOKEN, 'toronto', 3, NOW + 14 * DAY_MS - 1_000)).toBe('valid')
  expect(describeLink(TOKEN, 'toronto', 3, NOW + 14 * DAY_MS)).toBe('expired')
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
  ['an epoch that is not reached yet', getToken(createDeskLink('toronto', 4, NOW))],
  ['no signature', `toronto.${UNTIL}`],
  ['no known area', TOKEN.replace('toronto', 'springfield')],
  ['nothing', ''],
])('A link with %s is wrong', (_what, token) => {
  const areaKey = getLinkArea(token) ?? 'toronto'
  expect(describeLink(token, areaKey, 3, NOW)).toBe('wrong')
})

test('A link of another area is foreign, and one from before a closing is closed', () => {
  expect(describeLink(TOKEN, 'ottawa', 3, NOW)).toBe('foreign')
  expect(describeLink(TOKEN, 'toronto', 4, NOW)).toBe('closed')
  expect(describeLink(TOKEN, 'toronto', 9, NOW + 20 * DAY_MS)).toBe('closed')
})
