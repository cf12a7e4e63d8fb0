import { AttributionSchema, updateVisit, type Attribution } from './attribution'

const NOW = new Date('2026-11-20T15:30:00.250Z')
const SITE = 'https://movers.example'

function viewPage(path: string, referrer: string | null = null, visit?: Attribution, now = NOW) {
  return updateVisit(visit, { url: new URL(path, SITE), referrer, now })
}

const DIRECT = { at: '2026-11-20T15:30:00Z', landing_path: '/' }

test('A touch holds every parameter of the ad’s link, and the landing page', () => {
  const link = {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'Fall 2026',
    utm_term: 'movers',
    utm_content: 'ad-3',
    utm_id: '21987654321',
    gclid: 'Cj0KCQ-x_1.2',
    gbraid: 'g1',
    wbraid: 'w1',
    fbclid: 'f1',
    msclkid: 'm1',
    ttclid: 'E.C.P.t1',
    dclid: 'd1',
    gad_source: '1',
  }
  const query = new URLSearchParams({ ...link, keyword: 'movers' }).toString()
  const visit = viewPage(`/toronto/get-quote?${query}`, 'https://www.google.com/search?q=mary')
  expect(visit.first).toEqual({
    ...DIRECT,
    ...link,
    landing_path: '/toronto/get-quote',
    referrer_host: 'www.google.com',
  })
  expect(visit.last).toEqual(visit.first)
  expect(AttributionSchema.parse(visit)).toEqual(visit)
})

test.each([
  'utm_source=google&amp;utm_medium=cpc&amp;gclid=Cj0',
  'UTM_Source=google&Utm_Medium=cpc&GCLID=Cj0',
  'amp;utm_source=google&amp;amp;utm_medium=cpc&AMP;GCLID=Cj0',
])('A link with %s has its campaign', (query) => {
  const link = { utm_source: 'google', utm_medium: 'cpc', gclid: 'Cj0' }
  expect(viewPage(`/?${query}`).first).toEqual({ ...DIRECT, ...link })
})

test('A visitor who types the address has a landing page and nothing else', () => {
  expect(viewPage('/').first).toEqual(DIRECT)
})

test.each(['utm_source=me%40example.com', 'utm_term=416-555-0142', 'gclid=two+words', 'gclid='])(
  'A link with only %s has no campaign',
  (query) => {
    expect(viewPage(`/?${query}`).first).toEqual(DIRECT)
  },
)

test('The first touch stays, and the last is the latest with a referrer or a campaign', () => {
  const search = viewPage('/toronto', 'https://www.bing.com/')
  expect(viewPage('/toronto/faq', `${SITE}/toronto`, search)).toBe(search)
  expect(viewPage('/toronto/reviews', null, search)).toBe(search)
  const ad = viewPage('/toronto/get-quote?gclid=A1', null, search)
  expect([ad.first, ad.last.gclid]).toEqual([search.first, 'A1'])
  const direct = viewPage('/toronto/book-now', null, ad)
  expect(direct).toBe(ad)
  expect(viewPage('/?utm_source=mail', null, ad).last.utm_source).toBe('mail')
})

test.each([
  ['/miami', '/miami'],
  ['/Mississauga/get-quote', '/toronto/get-quote'],
  ['/atlantis', '/'],
])('After %s led to %s, neither is a new touch when it is reloaded an hour later', (path, page) => {
  const view = (seen: string, visit?: Attribution, now = NOW) =>
    viewPage(`${seen}?gclid=A1`, 'https://www.google.com/', visit, now)
  const ad = view(path)
  const later = new Date(NOW.getTime() + 3_600_000)
  for (const repeated of [page, path]) expect(view(repeated, ad, later)).toBe(ad)
  expect(view('/toronto/faq', ad).last.landing_path).toBe('/toronto/faq')
})

test('A visit keeps the headline of the last link that chose one', () => {
  const open = (headline: 'insured' | 'packing' | undefined, visit?: Attribution) =>
    updateVisit(visit, { url: new URL(`${SITE}/get-quote`), referrer: null, now: NOW, headline })
  const plain = open(undefined)
  expect(plain).not.toHaveProperty('headline')
  const insured = open('insured', plain)
  expect(insured).toEqual({ ...plain, headline: 'insured' })
  expect(open(undefined, insured)).toBe(insured)
  expect(open('insured', insured)).toBe(insured)
  expect(open('packing', insured).headline).toBe('packing')
})

test.each([
  ['https://www.google.com/search?q=movers+for+mary', 'www.google.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  [`https://movers.example:8443/toronto`, undefined],
  ['no address', undefined],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.com/`, `${'a'.repeat(60)}.${'b'.repeat(19)}`],
])('The referrer %s has the host "%s"', (referrer, host) => {
  expect(viewPage('/', referrer).first.referrer_host).toBe(host)
})
