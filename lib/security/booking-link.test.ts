import { DAY_MS } from '@/lib/dates/durations'
import { parseBookingQuery } from '@/lib/forms/booking-query'
import {
  checkOfficeLink,
  createBookingPath,
  createOfficeToken,
  isValidBookingLink,
} from './booking-link'
import { hasValidSignature, signThankYou } from './signatures'

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
const OFFICE = createOfficeToken(KEY, NOW)

test('The office’s link holds for fourteen days, for its request alone', () => {
  expect(checkOfficeLink(OFFICE, KEY, NOW)).toBe('open')
  expect(checkOfficeLink(OFFICE, KEY, NOW + 14 * DAY_MS - 1_000)).toBe('open')
  expect(checkOfficeLink(OFFICE, KEY, NOW + 14 * DAY_MS)).toBe('closed')
  expect(checkOfficeLink(OFFICE, OTHER_KEY, NOW)).toBe('closed')
})

test.each([
  ['another end', OFFICE.replace(/^\d/, '9')],
  ['another signature', `${OFFICE.slice(0, -1)}${OFFICE.endsWith('A') ? 'B' : 'A'}`],
  ['no signature', OFFICE.slice(0, 11)],
])('With %s it is closed', (_what, office) => {
  expect(checkOfficeLink(office, KEY, NOW)).toBe('closed')
})

test('In the mail whose answer goes to the customer, and without it, words alone depend on it', () => {
  for (const office of ['', '1']) expect(checkOfficeLink(office, KEY, NOW)).toBe('words')
})

test('The office’s link opens as mail programs damage it', () => {
  for (const end of [')', '.', '=', '">'])
    expect(parseBookingQuery({ office: `3D${OFFICE}${end}` }).office).toBe(OFFICE)
})
