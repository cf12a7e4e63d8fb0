import { NextRequest } from 'next/server'
import { AttributionSchema, updateVisit, type Attribution } from './attribution'
import { readAttribution } from './visit'
import { parseVisit, serializeVisit } from './visit-cookie'

const NOW = new Date('2026-11-20T15:30:00.250Z')
const SITE = 'https://hometeam.example'

function viewPage(path: string, referrer: string | null = null, visit?: Attribution, now = NOW) {
  return updateVisit(visit, { url: new URL(path, SITE), referrer, now })
}

const EMPTY_TOUCH = {
  at: '2026-11-20T15:30:00Z',
  landing_path: '/',
  referrer_host: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
  gclid: '',
  gbraid: '',
  wbraid: '',
  fbclid: '',
  msclkid: '',
}

test('A touch holds every parameter of the ad’s link, and the landing page', () => {
  const utm =
    'utm_source=google&utm_medium=cpc&utm_campaign=Fall+2026&utm_term=movers&utm_content=ad-3'
  const ids =
    'gclid=Cj0KCQ-x_1.2&gbraid=g1&wbraid=w1&fbclid=f1&msclkid=m1&ttclid=E.C.P.t1&dclid=d1&gad_source=1&utm_id=Fall+7'
  const visit = viewPage(`/toronto/get-quote?${utm}&${ids}`, 'https://www.google.com/search?q=mary')
  expect(visit.first).toEqual({
    ...EMPTY_TOUCH,
    landing_path: '/toronto/get-quote',
    referrer_host: 'www.google.com',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'Fall 2026',
    utm_term: 'movers',
    utm_content: 'ad-3',
    gclid: 'Cj0KCQ-x_1.2',
    gbraid: 'g1',
    wbraid: 'w1',
    fbclid: 'f1',
    msclkid: 'm1',
    utm_id: 'Fall 7',
    ttclid: 'E.C.P.t1',
    dclid: 'd1',
    gad_source: '1',
  })
  expect(visit.last).toEqual(visit.first)
})

test('A visitor who types the address has a landing page and nothing else', () => {
  expect(viewPage('/').first).toEqual(EMPTY_TOUCH)
})

test('The first touch stays, and the last is the last with a referrer or campaign', () => {
  const search = viewPage('/toronto', 'https://www.bing.com/')
  expect(viewPage('/toronto/faq', `${SITE}/toronto`, search)).toBe(search)
  expect(viewPage('/toronto/reviews', null, search)).toBe(search)
  const ad = viewPage('/toronto/get-quote?gclid=A1', null, search)
  expect([ad.first, ad.last.gclid]).toEqual([search.first, 'A1'])
  const direct = viewPage('/toronto/book-now', null, ad)
  expect(direct).toBe(ad)
  expect(viewPage('/?utm_source=mail', null, ad).last.utm_source).toBe('mail')
})

test.each(['ttclid', 'utm_id', 'dclid', 'gad_source'])(
  'A link with %s alone is a new touch, and is read back from the cookie',
  (name) => {
    const ad = viewPage(`/miami?${name}=A1`, null, viewPage('/toronto'))
    expect(ad.last).toEqual({ ...EMPTY_TOUCH, landing_path: '/miami', [name]: 'A1' })
    expect(parseVisit(serializeVisit(ad))).toStrictEqual(ad)
    expect(viewPage(`/miami?${name}=A1`, null, parseVisit(serializeVisit(ad)))).toEqual(ad)
  },
)

test.each([
  ['/miami', '/miami'],
  ['/Mississauga/get-quote', '/toronto/get-quote'],
  ['/atlantis', '/'],
])('After %s its page %s is no new touch, nor is a reload an hour later', (path, page) => {
  const view = (seen: string, visit?: Attribution, now = NOW) =>
    viewPage(`${seen}?gclid=A1`, 'https://www.google.com/', visit, now)
  const ad = view(path)
  const later = new Date(NOW.getTime() + 3_600_000)
  for (const repeated of [page, path]) expect(view(repeated, ad, later)).toBe(ad)
  expect(view('/toronto/faq', ad).last.landing_path).toBe('/toronto/faq')
})

test.each([
  ['utm_source', 'somebody@example.com', ''],
  ['utm_source', 'Été à Montréal', 'Été à Montréal'],
  ['utm_source', '=HYPERLINK("x")', '_HYPERLINK(_x_)'],
  ['utm_source', '<script>alert(1)</script>', '_script_alert(1)_/script_'],
  ['utm_source', 'x\u0000\u202Ey', 'x_y'],
  ['utm_source', '\uD800', '_'],
  ['utm_source', 'a'.repeat(300), 'a'.repeat(80)],
  ['utm_source', '  ', ''],
  ['gclid', 'a'.repeat(250), 'a'.repeat(250)],
  ['gclid', 'a'.repeat(251), ''],
  ['gclid', 'two words', ''],
  ['gclid', 'x;y', ''],
  ['fbclid', '__proto__', '__proto__'],
  ['ttclid', 'E.C.P.x', 'E.C.P.x'],
])('Of a link with %s=%j the record holds %j', (name, value, expected) => {
  const visit = viewPage(`/?${new URLSearchParams({ [name]: value }).toString()}`)
  expect(visit.first).toEqual({ ...EMPTY_TOUCH, [name]: expected })
  expect(AttributionSchema.safeParse(visit).success).toBe(true)
})

test.each([
  ['https://www.google.com/search?q=movers+for+mary', 'www.google.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  [`https://hometeam.example:8443/toronto`, ''],
  ['no address', ''],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.com/`, `${'a'.repeat(60)}.${'b'.repeat(19)}`],
])('The referrer %s has the host "%s"', (referrer, host) => {
  expect(viewPage('/', referrer).first.referrer_host).toBe(host)
})

test('A visit of one or two touches is read back from its cookie', () => {
  const one = viewPage('/toronto?utm_campaign=%C3%89t%C3%A9', 'https://www.google.com/')
  expect(parseVisit(serializeVisit(one))).toEqual(one)
  const two = viewPage('/toronto?gclid=A1', null, one)
  expect(parseVisit(serializeVisit(two))).toEqual(two)
})

const encodeForged = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')
const EMPTY_TOUCH_VALUES = Object.values(EMPTY_TOUCH)

test.each([
  undefined,
  '',
  'x',
  '💥',
  encodeForged(null),
  encodeForged([]),
  encodeForged([[]]),
  encodeForged([EMPTY_TOUCH_VALUES, EMPTY_TOUCH_VALUES, EMPTY_TOUCH_VALUES]),
  encodeForged([EMPTY_TOUCH_VALUES.slice(1)]),
  encodeForged([EMPTY_TOUCH_VALUES.with(1, '/<script>')]),
  encodeForged([EMPTY_TOUCH_VALUES.with(2, 'a'.repeat(81))]),
  encodeForged([EMPTY_TOUCH_VALUES.with(3, 'me@example.com')]),
  encodeForged([EMPTY_TOUCH_VALUES.with(8, '=1+1')]),
  encodeForged([EMPTY_TOUCH_VALUES.with(0, 'yesterday')]),
  encodeForged([EMPTY_TOUCH_VALUES.map(() => 1)]),
])('The cookie %j holds no visit', (value) => {
  expect(parseVisit(value)).toBeUndefined()
})

const NO_EXPERIMENT = { ip: '', experiments: [], secret: '' }

describe('A posted form', () => {
  const ad = viewPage('/toronto/get-quote?gclid=A1', 'https://www.google.com/')
  const cookie = serializeVisit(ad) ?? ''
  const readFrom = (headers: Record<string, string>) =>
    readAttribution(new NextRequest(SITE, { headers }), NOW, NO_EXPERIMENT)

  test.each([`visit=${cookie}`, `a=b; visit=${cookie}; c=d`, `__Host-visit=${cookie}; visit=x`])(
    'has the visit of its cookie',
    (text) => {
      expect(readFrom({ cookie: text, referer: `${SITE}/toronto` })).toEqual(ad)
    },
  )

  test.each([
    'visit=%zz',
    '=;;=',
    'visit',
    `visit=${'%'.repeat(4_000)}`,
    `x=${cookie}`,
    '__proto__=x',
  ])('has no visit with the cookies "%s"', (text) => {
    expect(readFrom({ cookie: text })).toBeUndefined()
  })

  test('without cookies has the campaign of its page’s address', () => {
    const page = `${SITE}/toronto/get-quote?utm_source=google&gclid=A1`
    expect(readFrom({ referer: page })?.last).toEqual({
      ...EMPTY_TOUCH,
      landing_path: '/toronto/get-quote',
      utm_source: 'google',
      gclid: 'A1',
    })
  })

  test('without cookies and referrer has no attribution', () => {
    expect(readFrom({})).toBeUndefined()
    expect(readFrom({ cookie: 'visit=forged', referer: 'about:blank#' })?.first.gclid ?? '').toBe(
      '',
    )
  })
})
