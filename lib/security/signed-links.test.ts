import { createBookingPath, isValidBookingLink } from './signed-links'
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
