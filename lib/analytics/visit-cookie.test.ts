import { deflateRawSync } from 'node:zlib'
import { AD_LINKS } from './ad-links.fixture'
import { TouchSchema, updateVisit, type Attribution } from './attribution'
import { CAMPAIGN_PARAMETERS, CLICK_IDS } from './link-parameters'
import { parseVisit, getVisitCookieName, serializeVisit } from './visit-cookie'

const NOW = new Date('2026-11-20T15:30:00Z')
const LATER = new Date('2026-11-20T16:05:12Z')
const HEADLINE = 'all-inclusive'

function viewPage(query: string, visit?: Attribution, now = NOW): Attribution {
  const url = new URL(`https://hometeam.example/salt-lake-city/how-it-works?${query}`)
  return updateVisit(visit, { url, referrer: 'https://www.google.com/', now, headline: HEADLINE })
}

const names = Object.keys(AD_LINKS) as (keyof typeof AD_LINKS)[]

/** Incompressible. */
function randomLetters(alphabet: string, length: number, seed: number): string {
  const all = [...alphabet]
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return all[Math.floor(state / 8) % all.length]
  }).join('')
}

const ASCII = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
/** Four bytes each. */
const WIDE = Array.from({ length: 4_000 }, (_, n) => String.fromCodePoint(0x20_000 + n)).join('')

function createLongestQuery(alphabet: string, seed: number): string {
  const ids = CLICK_IDS.map((name, n) => `${name}=${randomLetters(ASCII, 250, seed + n)}`)
  const words = CAMPAIGN_PARAMETERS.map(
    (name, n) => `${name}=${randomLetters(alphabet, 80, seed + 10 + n)}`,
  )
  return [...ids, ...words].join('&')
}

const createHeader = (value: string) =>
  `set-cookie: ${getVisitCookieName(true)}=${value}; Path=/; Secure; HttpOnly; SameSite=lax`

test.each([
  ['ASCII', ASCII],
  ['letters of four bytes', WIDE],
])('With the longest values, in %s, the cookie is at most a kilobyte', (_, alphabet) => {
  const one = viewPage(createLongestQuery(alphabet, 1))
  const two = viewPage(createLongestQuery(alphabet, 100), one, LATER)
  for (const visit of [one, two]) {
    const value = serializeVisit(visit)
    expect(createHeader(value).length).toBeLessThanOrEqual(1024)
    const { at, gclid } = visit.last
    const kept = { first: { at: visit.first.at }, last: { at, gclid }, headline: HEADLINE }
    expect(parseVisit(value)).toMatchObject(kept)
  }
})

test.each(names)('One touch by the longest link of %s is kept whole', (name) => {
  const visit = viewPage(AD_LINKS[name])
  expect(parseVisit(serializeVisit(visit))).toStrictEqual(visit)
})

test.each(names.flatMap((a) => names.map((b) => [a, b] as const)).filter(([a, b]) => a !== b))(
  'After the longest links of %s and %s the last click ids and both campaigns are kept',
  (a, b) => {
    const two = viewPage(AD_LINKS[b], viewPage(AD_LINKS[a]), LATER)
    const value = serializeVisit(two)
    expect(createHeader(value).length).toBeLessThanOrEqual(1024)
    const read = parseVisit(value)
    expect(read?.last).toEqual(two.last)
    const { at, utm_source, utm_medium, utm_campaign } = two.first
    expect(read?.first).toMatchObject({ at, utm_source, utm_medium, utm_campaign })
  },
)

test('Two touches of usual length are kept whole', () => {
  const google = viewPage('utm_source=google&utm_campaign=fall&gclid=Cj0KCQiA_wcB&gbraid=0AAAAA')
  const two = viewPage(`utm_source=fb&utm_campaign=spring&fbclid=${'Iw'.repeat(60)}`, google, LATER)
  expect(parseVisit(serializeVisit(two))).toEqual(two)
})

test('A visit without a headline is read back without one', () => {
  const { first } = viewPage('')
  expect(parseVisit(serializeVisit({ first, last: first }))).toStrictEqual({ first, last: first })
})

const { first: TOUCH } = viewPage('')
/** In the order of the cookie. */
const createRow = (changes: Record<string, unknown>) =>
  Object.keys(TouchSchema.shape).map((name) => ({ ...TOUCH, ...changes })[name] ?? '')
const ROW = createRow({})
const encode = (json: string) => deflateRawSync(json).toString('base64url')
const encodeRows = (...rows: unknown[]) => encode(JSON.stringify(rows))

test('A cookie with the values of a later format is read', () => {
  expect(parseVisit(encodeRows([HEADLINE, 'new'], [...ROW, 'new']))).toEqual(viewPage(''))
})

test.each([
  ['that is missing', undefined],
  ['without a value', ''],
  ['of one letter', 'x'],
  ['of an emoji', '💥'],
  ['of null', encode('null')],
  ['of invalid JSON', encode('[[')],
  ['that grows', encodeRows([' '.repeat(1_000_000)])],
  ['that ends early', encodeRows([HEADLINE], ROW).slice(0, 30)],
  ['without a touch', encodeRows([HEADLINE])],
  ['of three touches', encodeRows([HEADLINE], ROW, ROW, ROW)],
  ['of numbers', encodeRows([HEADLINE], [1])],
  ['without a time', encodeRows([HEADLINE], createRow({ at: '' }))],
  ['of another time', encodeRows([HEADLINE], createRow({ at: 'yesterday' }))],
  ['with a forged path', encodeRows([HEADLINE], createRow({ landing_path: '/<script>' }))],
  ['with a long host', encodeRows([HEADLINE], createRow({ referrer_host: 'a'.repeat(81) }))],
  ['with an address', encodeRows([HEADLINE], createRow({ utm_term: 'me@example.com' }))],
  ['with a phone number', encodeRows([HEADLINE], createRow({ utm_term: '416-555-0142' }))],
  ['with a forged click id', encodeRows([HEADLINE], createRow({ gclid: '=1+1' }))],
  ['with a forged headline', encodeRows(['<b>'], ROW)],
  ['of names', encodeRows(['__proto__'], ['__proto__'])],
])('A cookie %s holds no visit', (_what, value) => {
  expect(parseVisit(value)).toBeUndefined()
})
