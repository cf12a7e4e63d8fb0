import { NextRequest } from 'next/server'
import { createExperiment } from '@/lib/business/headline-experiments.fixture'
import { serializeVisit } from '@/lib/analytics/visit-cookie'
import { updateVisit } from '@/lib/analytics/attribution'
import { env } from '@/lib/env'
import { runSelfTest } from './self-test'

const NOW = new Date('2027-01-10T15:30:00Z')
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0',
  'x-forwarded-for': '203.0.113.7',
}
const FEES = 'Toronto movers with no hidden fees'

/** The headline and the attribution of a link. */
function open(query: string, headers: Record<string, string> = {}) {
  const url = new URL(`https://hometeam.example/self-test?${query}`)
  const request = new NextRequest(url, { headers: { ...BROWSER, ...headers } })
  const { headline, records } = runSelfTest({ url, referrer: null, now: NOW }, request)
  const attribution = records.find(({ path }) => path.includes('attribution/'))?.record
  return { headline, attribution }
}

beforeEach(() => {
  const variants = [{ headline: 'no-hidden-fees' as const, weight: 1 }]
  env.HEADLINE_EXPERIMENTS = [createExperiment({ variants })]
})

test('The page of a link in an experiment has the visitor’s variant', () => {
  const { headline, attribution } = open('city=toronto&gclid=abc')
  expect(headline).toBe(FEES)
  expect(attribution).toMatchObject({
    headline: 'no-hidden-fees',
    experiment: 'fees:no-hidden-fees',
  })
})

test.each([
  ['a link with a headline', 'city=toronto&h=price-match', {}],
  ['another city', 'city=ottawa', {}],
  ['a crawler', 'city=toronto', { 'user-agent': 'Googlebot/2.1' }],
])('%s is in no experiment', (_what, query, headers) => {
  const { headline, attribution } = open(query, headers)
  expect(headline).not.toBe(FEES)
  expect(attribution).not.toHaveProperty('experiment')
})

test('A visit keeps the variant that it has seen', () => {
  const variants = [
    { headline: 'default' as const, weight: 1 },
    { headline: 'no-hidden-fees' as const, weight: 1_000 },
  ]
  env.HEADLINE_EXPERIMENTS = [createExperiment({ variants })]
  const url = new URL('https://hometeam.example/toronto/get-quote')
  const visit = updateVisit(undefined, { url, referrer: null, now: NOW })
  const cookie = `visit=${serializeVisit({ ...visit, experiment: 'fees:default' })}`
  const { headline, attribution } = open('city=toronto', { cookie })
  expect(headline).not.toBe(FEES)
  expect(attribution).toMatchObject({ experiment: 'fees:default' })
})
