import { NextRequest } from 'next/server'
import { createExperiment } from '@/lib/business/headline-experiments.fixture'
import { AttributionSchema, updateVisit } from './attribution'
import { choosePageHeadline, readAttribution } from './visit'
import { serializeVisit } from './visit-cookie'

const NOW = new Date('2027-01-10T15:30:00Z')
const SITE = 'https://hometeam.example'
const EXPERIMENT = createExperiment({
  variants: [
    { headline: 'price-match', weight: 1 },
    { headline: 'no-hidden-fees', weight: 1 },
  ],
})
const IP = '203.0.113.7'
const SECRET = 'secret-of-the-tests'
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' }

function readFrom(headers: Record<string, string>, ip = IP, experiments = [EXPERIMENT]) {
  const request = new NextRequest(SITE, { headers: { ...BROWSER, ...headers } })
  const attribution = readAttribution(request, NOW, { ip, experiments, secret: SECRET })
  if (attribution) AttributionSchema.parse(attribution)
  return attribution
}

const PAGE = `${SITE}/toronto/get-quote`

test('A form without cookies has the variant of its page', () => {
  const settings = { ip: IP, experiments: [EXPERIMENT], secret: SECRET }
  const shown = Array.from({ length: 20 }, (_, n) => {
    const browser = { 'user-agent': `${BROWSER['user-agent']} ${n}` }
    const headers = { ...browser, accept: 'text/html' }
    const load = new NextRequest(PAGE, { headers })
    const { headline } = choosePageHeadline(load, '/toronto/get-quote', NOW, settings)
    const stored = readFrom({ ...browser, referer: PAGE })
    expect(stored).toMatchObject({ headline, experiment: `fees:${headline}` })
    return headline
  })
  expect(new Set(shown).size).toBe(2)
})

test('A form without cookies has the headline of its ad', () => {
  const attribution = readFrom({ referer: `${PAGE}?h=insured&gclid=A1` })
  expect(attribution).toMatchObject({ headline: 'insured', last: { gclid: 'A1' } })
  expect(Object.keys(attribution ?? {})).toEqual(['first', 'last', 'headline'])
})

test.each([
  ['of another page', { referer: `${SITE}/toronto` }, IP, [EXPERIMENT]],
  ['of another city', { referer: `${SITE}/miami/get-quote` }, IP, [EXPERIMENT]],
  ['of a crawler', { referer: PAGE, 'user-agent': 'Googlebot/2.1' }, IP, [EXPERIMENT]],
  ['of no browser', { referer: PAGE, 'user-agent': '' }, IP, [EXPERIMENT]],
  ['of an unknown address', { referer: PAGE }, '', [EXPERIMENT]],
  ['without an experiment', { referer: PAGE }, IP, []],
])('A form without cookies %s has no variant', (_what, headers, ip, experiments) => {
  const attribution = readFrom(headers, ip, experiments)
  expect(Object.keys(attribution ?? {})).toEqual(['first', 'last'])
})

test('A form with the cookie has what the cookie says, and nothing else', () => {
  const visit = updateVisit(undefined, { url: new URL(PAGE), referrer: null, now: NOW })
  const shown = { ...visit, headline: 'packing', experiment: 'other:packing' }
  const send = (cookie: string) => readFrom({ referer: PAGE, cookie: `visit=${cookie}` })
  expect(send(serializeVisit(shown))).toEqual(shown)
  expect(send(serializeVisit(visit))).toEqual(visit)
  const ad = { ...visit, headline: 'packing' }
  expect(send(serializeVisit({ ...ad, hasOpenedHeadlineLink: true }))).toEqual(ad)
})
