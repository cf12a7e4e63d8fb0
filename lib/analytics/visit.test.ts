import { NextRequest } from 'next/server'
import type { Experiment } from '@/lib/business/headline-experiments'
import { AttributionSchema, updateVisit } from './attribution'
import { readAttribution } from './visit'
import { serializeVisit } from './visit-cookie'

const NOW = new Date('2027-01-10T15:30:00Z')
const SITE = 'https://hometeam.example'
const EXPERIMENT: Experiment = {
  name: 'fees',
  variants: [
    { headline: 'price-match', weight: 1 },
    { headline: 'no-hidden-fees', weight: 1 },
  ],
  cities: ['toronto'],
  start: '2027-01-04',
  end: '2027-01-31',
}
const IP = '203.0.113.7'

function readFrom(headers: Record<string, string>, ip = IP, experiments = [EXPERIMENT]) {
  const attribution = readAttribution(new NextRequest(SITE, { headers }), NOW, { ip, experiments })
  if (attribution) AttributionSchema.parse(attribution)
  return attribution
}

const PAGE = `${SITE}/toronto/get-quote`

test('A form without cookies has the variant of its address', () => {
  const { headline, experiment } = readFrom({ referer: PAGE }) ?? {}
  expect(experiment).toBe(`fees:${headline}`)
  expect(readFrom({ referer: PAGE })).toMatchObject({ headline, experiment })
})

test('A form without cookies has the headline of its ad', () => {
  const attribution = readFrom({ referer: `${PAGE}?h=insured&gclid=A1` })
  expect(attribution).toMatchObject({ headline: 'insured', last: { gclid: 'A1' } })
  expect(attribution).not.toHaveProperty('experiment')
})

test.each([
  ['of another page', { referer: `${SITE}/toronto` }, IP, [EXPERIMENT]],
  ['of another city', { referer: `${SITE}/miami/get-quote` }, IP, [EXPERIMENT]],
  ['of a crawler', { referer: PAGE, 'user-agent': 'Googlebot/2.1' }, IP, [EXPERIMENT]],
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
})
