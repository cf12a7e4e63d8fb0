import { env } from '@/lib/env'
import { getThankYouPath, parseThankYouQuery } from '@/lib/forms/thank-you'
import { hasValidSignature, signThankYou } from './thank-you-signature'

const JOB = {
  kind: 'job',
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
    ['kind=job', 'kind=quote'],
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
