import { env } from '@/lib/env'
import { getThankYouPath, parseThankYouQuery } from '@/lib/forms/thank-you'
import {
  createCanaryToken,
  hasValidSignature,
  isValidCanaryToken,
  signThankYou,
} from './signatures'

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
