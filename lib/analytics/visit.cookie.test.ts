import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { updateVisit, type Attribution } from './attribution'
import { CAMPAIGN_PARAMETERS, CLICK_IDS } from './link-parameters'
import { parseVisit, serializeVisit } from './visit'

const NOW = new Date('2026-11-20T15:30:00Z')
const LATER = new Date('2026-11-20T16:05:12Z')
const HEADLINE = 'all-inclusive'

function viewPage(query: string, visit?: Attribution, now = NOW): Attribution {
  const url = new URL(`https://hometeam.example/salt-lake-city/how-it-works?${query}`)
  return updateVisit(visit, { url, referrer: 'https://www.google.com/', now, headline: HEADLINE })
}

/** Incompressible text that is the same in every run. */
const randomText = (seed: string, length: number) =>
  Array.from({ length: Math.ceil(length / 43) }, (_, n) =>
    createHash('sha256').update(`${seed}${n}`).digest('base64url'),
  )
    .join('')
    .slice(0, length)

/** What is kept of the longest links of three platforms, with click ids of the lengths seen in 2026. */
const AD_LINKS = {
  google: {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'ca_toronto_moving-and-junk-removal_search_non-brand_fall-2026_max-conversions',
    utm_term: 'same day local moving company with junk removal near me open on saturday',
    utm_content: 'responsive-search-ad | headline 3 / free quote in a minute | variant B',
    gad_source: '1',
    gbraid: `0AAAAA${randomText('b', 54)}`,
    wbraid: `Cjo${randomText('w', 60)}`,
    gclid: `Cj0KCQiA${randomText('g', 104)}_wcB`,
  },
  meta: {
    utm_source: 'facebook_mobile_feed',
    utm_medium: 'paid_social',
    utm_campaign: 'US+CA | Advantage+ leads | Movers 25-54 | retargeting 30 days | fall 2026',
    utm_term: 'homeowners who looked at listings, renters whose lease ends, downsizing parents',
    utm_content: 'carousel 4 cards: piano, hot tub, sofa, garage / headline: the whole team comes',
    utm_id: '120212345678901234',
    fbclid: `IwY2xjawN${randomText('f', 150)}_aem_${randomText('e', 36)}`,
  },
  microsoft: {
    utm_source: 'bing',
    utm_medium: 'cpc',
    utm_campaign: 'us_dallas_moving-and-junk-removal_search_non-brand_fall-2026_enhanced-cpc',
    utm_term: 'cheap movers and haul away service with truck and two men near me',
    utm_content: 'responsive-search-ad | headline 5 / pay by the hour | variant A',
    msclkid: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  },
}
const names = Object.keys(AD_LINKS) as (keyof typeof AD_LINKS)[]
const createAdQuery = (name: keyof typeof AD_LINKS) =>
  new URLSearchParams(AD_LINKS[name]).toString()

/** Letters of four bytes each. */
const widen = (text: string) =>
  text.replace(/./g, (letter, n: number) =>
    String.fromCodePoint(0x20_000 + n * 97 + letter.charCodeAt(0)),
  )

function createLongestQuery(seed: string, toCampaign: (text: string) => string): string {
  const ids = CLICK_IDS.map((name) => `${name}=${randomText(seed + name, 500)}`)
  const campaigns = CAMPAIGN_PARAMETERS.map((name) => {
    const letters = randomText(seed + name, 160)
      .replace(/\d/g, '')
      .slice(0, 80)
    return `${name}=${toCampaign(letters)}`
  })
  return [...ids, ...campaigns].join('&')
}

const createHeader = (value: string) =>
  `set-cookie: __Host-visit=${value}; Path=/; Secure; HttpOnly; SameSite=lax`

test.each([
  ['ASCII', (text: string) => text],
  ['letters of four bytes', widen],
])('With the longest values, in %s, the cookie is at most a kilobyte', (_, toCampaign) => {
  const one = viewPage(createLongestQuery('1', toCampaign))
  const two = viewPage(createLongestQuery('2', toCampaign), one, LATER)
  for (const visit of [one, two]) {
    const value = serializeVisit(visit)
    expect(createHeader(value).length).toBeLessThanOrEqual(1024)
    const { at, gclid } = visit.last
    expect(gclid).toHaveLength(500)
    const kept = { first: { at: visit.first.at }, last: { at, gclid }, headline: HEADLINE }
    expect(parseVisit(value)).toMatchObject(kept)
  }
})

test.each(names)('One touch by the longest link of %s is kept whole', (name) => {
  const visit = viewPage(createAdQuery(name))
  expect(parseVisit(serializeVisit(visit))).toStrictEqual(visit)
})

test.each(names.flatMap((a) => names.map((b) => [a, b] as const)).filter(([a, b]) => a !== b))(
  'After the longest links of %s and %s the last click ids and both campaigns are kept',
  (a, b) => {
    const two = viewPage(createAdQuery(b), viewPage(createAdQuery(a)), LATER)
    const value = serializeVisit(two)
    expect(createHeader(value).length).toBeLessThanOrEqual(1024)
    const read = parseVisit(value)
    expect(read?.last).toEqual(two.last)
    const { at, utm_source, utm_medium, utm_campaign } = two.first
    expect(read?.first).toMatchObject({ at, utm_source, utm_medium, utm_campaign })
  },
)

test('A click id of TikTok and its source are kept beside a long first touch', () => {
  const ttclid = `E.C.P.${randomText('t', 304)}`
  const query = `utm_source=tiktok&utm_medium=paid&ttclid=${ttclid}`
  const two = viewPage(query, viewPage(createLongestQuery('1', widen)), LATER)
  const last = parseVisit(serializeVisit(two))?.last
  expect(last).toMatchObject({ ttclid, utm_source: 'tiktok', utm_medium: 'paid' })
})

test('Two touches of usual length are kept whole', () => {
  const google = viewPage('utm_source=google&utm_campaign=fall&gclid=Cj0KCQiA_wcB&gbraid=0AAAAA')
  const two = viewPage(`utm_source=fb&utm_campaign=spring&fbclid=${'Iw'.repeat(60)}`, google, LATER)
  expect(parseVisit(serializeVisit(two))).toEqual(two)
})

const { first: TOUCH } = viewPage('')
const encode = (json: string) => deflateRawSync(json).toString('base64url')
const encodeVisit = (changes: object) =>
  encode(JSON.stringify({ first: TOUCH, last: { ...TOUCH, ...changes } }))

test('A visit without a headline is read back without one', () => {
  const visit = { first: TOUCH, last: TOUCH }
  expect(parseVisit(serializeVisit(visit))).toStrictEqual(visit)
  expect(parseVisit(encodeVisit({}))).toStrictEqual(visit)
})

test.each([
  ['that is missing', undefined],
  ['without a value', ''],
  ['of one letter', 'x'],
  ['of an emoji', '💥'],
  ['of null', encode('null')],
  ['of invalid JSON', encode('[[')],
  ['that grows', encode(JSON.stringify({ first: TOUCH, last: TOUCH }) + ' '.repeat(1_000_000))],
  ['that ends early', encodeVisit({}).slice(0, 30)],
  ['without a touch', encode('{}')],
  ['of a number', encodeVisit({ gclid: 1 })],
  ['without a time', encodeVisit({ at: undefined })],
  ['of another time', encodeVisit({ at: 'yesterday' })],
  ['with a forged path', encodeVisit({ landing_path: '/<script>' })],
  ['with a long host', encodeVisit({ referrer_host: 'a'.repeat(81) })],
  ['with an address', encodeVisit({ utm_term: 'me@example.com' })],
  ['with a phone number', encodeVisit({ utm_term: '416-555-0142' })],
  ['with a forged click id', encodeVisit({ gclid: '=1+1' })],
  [
    'with a forged headline',
    encode(JSON.stringify({ first: TOUCH, last: TOUCH, headline: '<b>' })),
  ],
  ['with an unknown field', encodeVisit({ ['__proto__x']: 'x' })],
])('A cookie %s holds no visit', (_what, value) => {
  expect(parseVisit(value)).toBeUndefined()
})
