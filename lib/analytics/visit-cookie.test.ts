import { deflateRawSync } from 'node:zlib'
import { AD_LINKS } from './ad-links.fixture'
import { updateVisit, type Attribution } from './attribution'
import { parseVisit, getVisitCookieName, serializeVisit } from './visit-cookie'

const NOW = new Date('2026-11-20T15:30:00Z')
const LATER = new Date('2026-11-20T16:05:12Z')

function viewPage(query: string, visit?: Attribution, now = NOW): Attribution {
  const url = new URL(`https://hometeam.example/salt-lake-city/how-it-works?${query}`)
  return updateVisit(visit, { url, referrer: 'https://www.google.com/', now })
}

const CLICK_IDS = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'dclid',
  'gad_source',
]
const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
]
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

const ASCII = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
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
    const read = parseVisit(value)
    expect(read?.first.at).toBe(visit.first.at)
    expect(read?.last.at).toBe(visit.last.at)
    expect(read?.last.gclid).toBe(visit.last.gclid)
  }
})

test.each(names)('One touch by the longest link of %s is kept whole', (name) => {
  const visit = viewPage(AD_LINKS[name])
  expect(parseVisit(serializeVisit(visit))).toEqual(visit)
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

test('A cookie of the longer format is still read', () => {
  const visit = viewPage('gclid=A1&utm_source=google')
  const old = Buffer.from(JSON.stringify([Object.values(visit.last)])).toString('base64url')
  expect(parseVisit(old)).toEqual(visit)
})

const deflate = (text: string) => deflateRawSync(text).toString('base64url')

const SHOWN = {
  headline: 'all-inclusive',
  experiment: `${'a1-'.repeat(13)}b:all-inclusive`,
}

test('What the visit was shown is kept after one touch and after two', () => {
  const one = { ...viewPage('gclid=A1'), ...SHOWN }
  const two = { ...viewPage('gclid=B2', one, LATER), ...SHOWN }
  for (const visit of [
    one,
    two,
    { ...one, headline: undefined },
    { ...two, experiment: undefined, hasOpenedHeadlineLink: true } as const,
    { ...two, headline: undefined, experiment: undefined, hasOpenedHeadlineLink: true } as const,
  ])
    expect(parseVisit(serializeVisit(visit))).toEqual(visit)
  expect(Object.keys(parseVisit(serializeVisit(viewPage(''))) ?? {})).toEqual(['first', 'last'])
})

test.each([1, 2])('After %d touches, what the visit was shown may get more values', (count) => {
  const { first } = viewPage('')
  const rows = Array.from({ length: count }, () => Object.values(first))
  const shown = ['shown', SHOWN.headline, SHOWN.experiment]
  for (const row of [shown, [...shown, 'of', 'a later format'], ['shown', SHOWN.headline]])
    expect(parseVisit(deflate(JSON.stringify([...rows, row])))).toMatchObject({
      first,
      headline: SHOWN.headline,
    })
})

test.each([
  ['ASCII', ASCII],
  ['letters of four bytes', WIDE],
])(
  'With the longest values and a variant, in %s, the cookie is at most a kilobyte',
  (_, letters) => {
    const one = viewPage(createLongestQuery(letters, 1))
    for (const touches of [one, viewPage(createLongestQuery(letters, 100), one, LATER)]) {
      const value = serializeVisit({ ...touches, ...SHOWN })
      expect(createHeader(value).length).toBeLessThanOrEqual(1024)
      expect(parseVisit(value)).toMatchObject({ ...SHOWN, last: { gclid: touches.last.gclid } })
    }
  },
)

const VALUES = Object.values(viewPage('').first)

test.each([
  ['that grows', deflate(JSON.stringify([[' '.repeat(1_000_000)]]))],
  ['of invalid JSON', deflate('[[')],
  ['of three touches', deflate(JSON.stringify(Array(3).fill(VALUES)))],
  ['of four rows', deflate(JSON.stringify([VALUES, VALUES, ['', ''], ['', '']]))],
  ['without a touch', deflate(JSON.stringify([['shown', 'insured', 'fees:insured']]))],
  ['with a forged headline', deflate(JSON.stringify([VALUES, ['shown', '<b>', '']]))],
  ['with a forged variant', deflate(JSON.stringify([VALUES, ['shown', '', 'me@example.com']]))],
  ['of names', deflate('[["__proto__"]]')],
  ['that ends early', deflate(JSON.stringify([Object.values(viewPage('').first)])).slice(0, 30)],
])('A cookie %s holds no visit', (_what, value) => {
  expect(parseVisit(value)).toBeUndefined()
})
