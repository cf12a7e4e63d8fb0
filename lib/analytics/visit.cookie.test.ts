import { parseTouch } from '@/lib/requests/touch'
import { updateVisit, type Attribution, parseVisit, serializeVisit } from './attribution'
import { CAMPAIGN_PARAMETERS, CLICK_IDS } from './link-parameters'

const NOW = new Date('2026-11-20T15:30:00Z')
const LATER = new Date('2026-11-20T16:05:12Z')
const HEADLINE = 'all-inclusive'

function viewPage(link: Record<string, string>, visit?: Attribution, now = NOW): Attribution {
  const url = new URL('https://movers.example/salt-lake-city/how-it-works')
  url.search = new URLSearchParams(link).toString()
  return updateVisit(visit, { url, referrer: 'https://www.google.com/', now, headline: HEADLINE })
}

function expectShort(value: string): void {
  const header = `set-cookie: __Host-visit=${encodeURIComponent(value)}; Path=/; Secure; HttpOnly; SameSite=lax`
  expect(header.length).toBeLessThan(1_500)
}

/** The longest links of three platforms, with click ids of the lengths seen in 2026. */
const AD_LINKS = {
  google: {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'ca_toronto_moving-and-junk-removal_search_non-brand_fall-2026_max-conversions',
    utm_term: 'same day local moving company with junk removal near me open on saturday',
    utm_content: 'responsive-search-ad | headline 3 / free quote in a minute | variant B',
    gad_source: '1',
    gbraid: 'b'.repeat(60),
    wbraid: 'w'.repeat(63),
    gclid: 'g'.repeat(116),
  },
  meta: {
    utm_source: 'facebook_mobile_feed',
    utm_medium: 'paid_social',
    utm_campaign: 'US+CA | Advantage+ leads | Movers 25-54 | retargeting 30 days | fall 2026',
    utm_term: 'homeowners who looked at listings, renters whose lease ends, downsizing parents',
    utm_content: 'carousel 4 cards: piano, hot tub, sofa, garage / headline: the whole team comes',
    utm_id: '120212345678901234',
    fbclid: 'f'.repeat(200),
  },
  tiktok: { utm_source: 'tiktok', utm_medium: 'paid', ttclid: `E.C.P.${'t'.repeat(304)}` },
}
const names = Object.keys(AD_LINKS) as (keyof typeof AD_LINKS)[]

/** Every field has the longest value that we keep. */
const createLongestLink = (letter: string) =>
  Object.fromEntries([
    ...CLICK_IDS.map((name) => [name, 'x'.repeat(500)]),
    ...CAMPAIGN_PARAMETERS.map((name) => [name, letter.repeat(80)]),
  ]) as Record<string, string>

test.each(['y', '𠀋'])('A visit with the longest values, of the letter %s, is short', (letter) => {
  const one = viewPage(createLongestLink(letter))
  const two = viewPage({ ...createLongestLink(letter), gclid: 'z'.repeat(500) }, one, LATER)
  for (const visit of [one, two]) {
    const value = serializeVisit(visit)
    expectShort(value)
    const { at, gclid } = visit.last
    expect(gclid).toHaveLength(500)
    const kept = { first: { at: visit.first.at }, last: { at, gclid }, headline: HEADLINE }
    expect(parseVisit(value)).toMatchObject(kept)
  }
})

test.each(names.flatMap((a) => names.map((b) => [a, b] as const)))(
  'After the longest links of %s and %s the last touch is whole, and the first has its source',
  (a, b) => {
    const two = viewPage(AD_LINKS[b], viewPage(AD_LINKS[a]), LATER)
    const value = serializeVisit(two)
    expectShort(value)
    const visit = parseVisit(value)
    expect(visit?.last).toEqual(two.last)
    const { source, isPaid, at, gclid, wbraid, gbraid } = parseTouch(two.first)
    expect(parseTouch(visit?.first ?? {})).toMatchObject({
      source,
      isPaid,
      at,
      gclid,
      wbraid,
      gbraid,
    })
  },
)

test('Two touches of usual length are kept whole', () => {
  const google = { utm_source: 'google', utm_campaign: 'fall', gclid: AD_LINKS.google.gclid }
  const meta = { utm_source: 'fb', utm_campaign: 'spring', fbclid: AD_LINKS.meta.fbclid }
  const two = viewPage(meta, viewPage(google), LATER)
  expect(parseVisit(serializeVisit(two))).toEqual(two)
})

const { first: TOUCH } = viewPage({})
const changeLast = (changes: object) =>
  JSON.stringify({ first: TOUCH, last: { ...TOUCH, ...changes } })

test('A visit without a headline is read back without one', () => {
  const visit = { first: TOUCH, last: TOUCH }
  expect(parseVisit(serializeVisit(visit))).toStrictEqual(visit)
})

test.each([
  ['that is missing', undefined],
  ['without a value', ''],
  ['of an emoji', '💥'],
  ['of null', 'null'],
  ['of invalid JSON', '[['],
  ['that ends early', changeLast({}).slice(0, -1)],
  ['without a touch', '{}'],
  ['of a number', changeLast({ gclid: 1 })],
  ['without a time', changeLast({ at: undefined })],
  ['of another time', changeLast({ at: 'yesterday' })],
  ['with a forged path', changeLast({ landing_path: '/<script>' })],
  ['with a long host', changeLast({ referrer_host: 'a'.repeat(81) })],
  ['with an address', changeLast({ utm_term: 'me@example.com' })],
  ['with a phone number', changeLast({ utm_term: '416-555-0142' })],
  ['with a forged click id', changeLast({ gclid: '=1+1' })],
  ['with a forged headline', JSON.stringify({ first: TOUCH, last: TOUCH, headline: '<b>' })],
  ['with an unknown field', changeLast({ x: 'x' })],
])('A cookie %s holds no visit', (_what, value) => {
  expect(parseVisit(value)).toBeUndefined()
})
