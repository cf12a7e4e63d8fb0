import { createExperiment } from '@/lib/business/headline-experiments.fixture'
import { assignVariant } from './assign-variant'
import { updateVisit, type Attribution } from './attribution'
import { chooseHeadline, recordChoice, type HeadlineRequest } from './headline-choice'

const NOW = new Date('2027-01-10T15:30:00Z')
const DAY = '2027-01-10'
const EXPERIMENT = createExperiment({ start: '2027-01-04', end: '2027-01-31' })
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const SECRET = 'secret-of-the-tests'
/** The first addresses that get each variant. */
const findIp = (wanted: string, userAgent = BROWSER) =>
  Array.from({ length: 50 }, (_, n) => `203.0.113.${n}`).find(
    (ip) => assignVariant(EXPERIMENT, { ip, userAgent, day: DAY, secret: SECRET }) === wanted,
  ) ?? ''
const FEES_IP = findIp('no-hidden-fees')
const DEFAULT_IP = findIp('default')

const VISIT = updateVisit(undefined, {
  url: new URL('https://hometeam.example/toronto'),
  referrer: null,
  now: NOW,
})
const FEES_VISIT = { ...VISIT, headline: 'no-hidden-fees', experiment: 'fees:no-hidden-fees' }
const AD_VISIT = { ...VISIT, headline: 'price-match', hasOpenedHeadlineLink: true } as const

const UNKNOWN_AD_VISIT = { ...VISIT, hasOpenedHeadlineLink: true } as const

type Options = Partial<Omit<HeadlineRequest, 'query' | 'getVisit'>> & {
  query?: string
  visit?: Attribution | undefined
}

function choose({ query, visit, ...request }: Options = {}) {
  return chooseHeadline({
    page: '/toronto/get-quote',
    kind: 'load',
    getVisit: () => visit,
    userAgent: BROWSER,
    ip: FEES_IP,
    now: NOW,
    experiments: [EXPERIMENT],
    secret: SECRET,
    ...request,
    query: new URLSearchParams(query),
  })
}

const FEES = {
  headline: 'no-hidden-fees',
  variant: { experiment: 'fees', headline: 'no-hidden-fees' },
}
const BASELINE = { variant: { experiment: 'fees', headline: 'default' } }

test('A new visitor is assigned the variant of the address and the browser', () => {
  expect(choose()).toEqual({ ...FEES, isNew: true })
  expect(choose({ ip: DEFAULT_IP })).toEqual({ ...BASELINE, isNew: true })
})

test('A visitor who came by another page is assigned on the first quote page', () => {
  expect(choose({ visit: VISIT })).toEqual({ ...FEES, isNew: true })
})

test('The variant of the visit wins over the address', () => {
  expect(choose({ visit: FEES_VISIT, ip: DEFAULT_IP })).toEqual(FEES)
  expect(choose({ visit: { ...VISIT, experiment: 'fees:default' } })).toEqual(BASELINE)
})

test('An unknown address gets any variant', () => {
  const shown = new Set(Array.from({ length: 100 }, () => choose({ ip: '' }).variant?.headline))
  expect(shown).toEqual(new Set(['default', 'no-hidden-fees']))
})

test.each(['other:no-hidden-fees', 'fees:packing', 'fees-2:no-hidden-fees', 'fees:'])(
  'The variant %s of the visit is not of this experiment',
  (experiment) => {
    const visit = { ...VISIT, headline: 'packing', experiment }
    expect(choose({ visit, ip: DEFAULT_IP })).toEqual({ ...BASELINE, isNew: true })
  },
)

test.each([
  ['before the start', { now: new Date('2027-01-03T23:59:59Z') }],
  ['after the end', { now: new Date('2027-02-01T00:00:00Z') }],
  ['in another city', { page: '/miami/get-quote' }],
  ['on another page', { page: '/toronto/faq' }],
  ['without experiments', { experiments: [] }],
])('%s a visitor is shown the default, also with a variant', (_when, request) => {
  expect(choose(request)).toEqual({})
  expect(choose({ ...request, visit: FEES_VISIT })).toEqual({})
})

test.each([
  ['h=price-match', { headline: 'price-match' }],
  ['gclid=A1&h=insured', { headline: 'insured' }],
  ['h=free', { headline: undefined }],
  ['h=', { headline: undefined }],
])('A visitor with ?%s is in no experiment', (query, choice) => {
  expect(choose({ query })).toEqual({ ...choice, isFromLink: true })
  expect(choose({ query, visit: FEES_VISIT })).toEqual({ ...choice, isFromLink: true })
})

test.each(['h=price-match', 'h=free', 'h='])(
  'A visit that opens a link with ?%s is in no experiment from then on',
  (query) => {
    for (const visit of [VISIT, FEES_VISIT]) {
      const left = recordChoice(visit, choose({ query, visit }))
      expect(left.experiment).toBeUndefined()
      for (const kind of ['load', 'post', 'other'] as const)
        expect(choose({ kind, visit: left })).toEqual({})
      expect(recordChoice(left, choose({ visit: left }))).toBe(left)
    }
  },
)

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mediapartners-Google',
  'Mozilla/5.0 (compatible; Google-Ads-Creatives-Assistant)',
  'facebookexternalhit/1.1',
  'meta-externalagent/1.1',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (compatible; TikTokBot)',
  'curl/8.5.0',
])('The crawler "%s" is in no experiment', (userAgent) => {
  expect(choose({ userAgent })).toEqual({})
  expect(choose({ userAgent, visit: FEES_VISIT })).toEqual({})
})

test.each([
  BROWSER,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.0;]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/340.0 Mobile/15E148 Safari/604.1',
])('The browser "%s" is a visitor', (userAgent) => {
  const ip = findIp('no-hidden-fees', userAgent)
  expect(choose({ userAgent, ip })).toEqual({ ...FEES, isNew: true })
})

test.each([null, ''])('A request with the user agent %j is in no experiment', (userAgent) => {
  expect(choose({ userAgent })).toEqual({})
  expect(choose({ userAgent, kind: 'post' })).toEqual({})
})

test('A request that loads no page keeps a variant and assigns none', () => {
  expect(choose({ kind: 'other' })).toEqual({})
  expect(choose({ kind: 'other', visit: FEES_VISIT })).toEqual(FEES)
})

test('A posted form has the headline of its page', () => {
  expect(choose({ kind: 'post', visit: FEES_VISIT, ip: DEFAULT_IP })).toEqual(FEES)
  expect(choose({ kind: 'post' })).toEqual(FEES)
  expect(choose({ kind: 'post', ip: DEFAULT_IP })).toEqual(BASELINE)
  // The page was loaded before the experiment, or prefetched.
  expect(choose({ kind: 'post', visit: VISIT })).toEqual({})
  expect(choose({ kind: 'post', ip: '' })).toEqual({})
  expect(choose({ kind: 'post', visit: AD_VISIT })).toEqual({})
})

test.each<[string, Attribution, string | undefined, Attribution]>([
  ['a variant', VISIT, '', FEES_VISIT],
  ['the default as the variant', VISIT, undefined, { ...VISIT, experiment: 'fees:default' }],
  ['an ad’s headline', VISIT, 'h=price-match', AD_VISIT],
  ['an ad’s headline within an experiment', FEES_VISIT, 'h=price-match', AD_VISIT],
  ['an unknown headline', FEES_VISIT, 'h=free', UNKNOWN_AD_VISIT],
  ['an unknown headline after an ad’s', AD_VISIT, 'h=free', UNKNOWN_AD_VISIT],
])('After %s the visit holds it', (_what, visit, query, expected) => {
  const ip = query === undefined ? DEFAULT_IP : FEES_IP
  expect(recordChoice(visit, choose({ visit, query, ip }))).toEqual(expected)
})

test('A visit that has its variant stays the same object, so that no cookie is set', () => {
  expect(recordChoice(FEES_VISIT, choose({ visit: FEES_VISIT }))).toBe(FEES_VISIT)
  const again = choose({ visit: AD_VISIT, query: 'h=price-match' })
  expect(recordChoice(AD_VISIT, again)).toBe(AD_VISIT)
  expect(recordChoice(VISIT, choose({ visit: VISIT, experiments: [] }))).toBe(VISIT)
})
