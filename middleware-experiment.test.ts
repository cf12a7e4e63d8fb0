import { NextRequest, type NextResponse } from 'next/server'
import { createExperiment } from '@/lib/business/headline-experiments.fixture'
import { assignVariant } from '@/lib/analytics/assign-variant'
import { getVisitCookieName, parseVisit } from '@/lib/analytics/visit-cookie'
import type { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { getRewritePath, importMiddleware, type Middleware } from './middleware.fixture'

jest.mock('@/lib/store')

const TODAY = '2027-01-10'
const EXPERIMENT = createExperiment()
const BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-mode': 'navigate',
}
const SECRET = Buffer.alloc(32, 7).toString('base64')
const SETTINGS = {
  HEADLINE_EXPERIMENTS: JSON.stringify([EXPERIMENT]),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: SECRET,
}
const IPS = Array.from({ length: 50 }, (_, n) => `203.0.113.${n}`)
const findIps = (headline: string) =>
  IPS.filter((ip) => {
    const client = { ip, userAgent: BROWSER['user-agent'], day: TODAY, secret: SECRET }
    return assignVariant(EXPERIMENT, client) === headline
  })
const [FEES_IP = '', OTHER_FEES_IP = ''] = findIps('no-hidden-fees')
const [DEFAULT_IP = ''] = findIps('default')
const PAGE = 'http://localhost:3000/toronto/get-quote'
const FEES_PATH = '/canada/toronto/get-quote/no-hidden-fees'
const DEFAULT_PATH = '/canada/toronto/get-quote'

let middleware: Middleware
let memory: ReturnType<typeof openMemoryStore>
let isStoreOpened = false

async function start(settings: Record<string, string> = SETTINGS) {
  memory = openMemoryStore()
  memory.update = (list, key, changes) => {
    memory.records.set(`${list}/${key}`, changes as { visitors: number })
    return Promise.resolve()
  }
  isStoreOpened = false
  middleware = await importMiddleware(settings)
  const store = jest.requireMock<{ getStore: typeof getStore }>('@/lib/store')
  jest.mocked(store.getStore).mockImplementation(() => {
    isStoreOpened = true
    return Promise.resolve(memory)
  })
}
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(`${TODAY}T12:00:00Z`), advanceTimers: true })
  return start()
})

/** Resolves when the visitor is counted, too. */
async function load(ip: string, headers: Record<string, string> = {}, url = PAGE, method = 'GET') {
  const waits: Promise<unknown>[] = []
  const all = { ...BROWSER, 'x-forwarded-for': ip, ...headers }
  const request = new NextRequest(url, { method, headers: all })
  const response = await middleware(request, (promise) => waits.push(promise))
  await Promise.all(waits)
  return response
}

const getVisit = (response: NextResponse) =>
  parseVisit(response.cookies.get(getVisitCookieName(false))?.value)
const getCookie = (response: NextResponse) => ({
  cookie: `visit=${response.cookies.get(getVisitCookieName(false))?.value}`,
})
const getVisitors = () =>
  [...memory.records].map(([path, { visitors }]) => [path.replace(/.{8}$/, ''), visitors])

test('A visitor is shown the variant of address and browser, keeps it, and is counted once', async () => {
  const first = await load(FEES_IP)
  expect([first.status, getRewritePath(first)]).toEqual([200, FEES_PATH])
  expect(getVisit(first)).toMatchObject({
    headline: 'no-hidden-fees',
    experiment: 'fees:no-hidden-fees',
  })
  const again = await load(DEFAULT_IP, getCookie(first))
  expect(getRewritePath(again)).toBe(FEES_PATH)
  expect(again.headers.has('set-cookie')).toBe(false)
  expect(getVisitors()).toEqual([[`experiment_visits/${TODAY}_fees_no-hidden-fees_`, 1]])
})

test('The default is a variant, too', async () => {
  const first = await load(DEFAULT_IP)
  expect(getRewritePath(first)).toBe(DEFAULT_PATH)
  const visit = getVisit(first)
  expect([visit?.experiment, visit?.headline]).toEqual(['fees:default', undefined])
  expect(getRewritePath(await load(FEES_IP, getCookie(first)))).toBe(DEFAULT_PATH)
  expect(getVisitors()).toEqual([[`experiment_visits/${TODAY}_fees_default_`, 1]])
})

test('A browser that keeps no cookies has one headline and is counted once', async () => {
  for (let n = 0; n < 3; n++) expect(getRewritePath(await load(FEES_IP))).toBe(FEES_PATH)
  expect(getVisitors()).toEqual([[`experiment_visits/${TODAY}_fees_no-hidden-fees_`, 1]])
})

test('Browsers behind one address are different visitors', async () => {
  memory.create = () => new Promise(() => {})
  const shown = []
  for (let n = 0; n < 20; n++) {
    const browser = { ...BROWSER, 'user-agent': `${BROWSER['user-agent']} ${n}` }
    const headers = { ...browser, 'x-forwarded-for': FEES_IP }
    shown.push(getRewritePath(await middleware(new NextRequest(PAGE, { headers }))))
  }
  expect(new Set(shown)).toEqual(new Set([FEES_PATH, DEFAULT_PATH]))
})

test.each([
  ['an ad with a headline', {}, `${PAGE}?h=price-match`, `${DEFAULT_PATH}/price-match`],
  ['an unknown headline', {}, `${PAGE}?h=free`, DEFAULT_PATH],
  ['a crawler', { 'user-agent': 'Googlebot/2.1' }, PAGE, DEFAULT_PATH],
  ['a client without a user agent', { 'user-agent': '' }, PAGE, DEFAULT_PATH],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, PAGE, DEFAULT_PATH],
  ['an older prefetch', { purpose: 'prefetch' }, PAGE, DEFAULT_PATH],
  ['a script', { 'sec-fetch-mode': 'cors' }, PAGE, DEFAULT_PATH],
  ['a client that wants no page', { accept: '*/*' }, PAGE, DEFAULT_PATH],
  ['another city', {}, PAGE.replace('toronto', 'ottawa'), '/canada/ottawa/get-quote'],
  ['another page', {}, PAGE.replace('get-quote', 'faq'), '/canada/toronto/faq'],
])('%s is in no experiment and touches no store', async (_what, headers, url, path) => {
  const response = await load(FEES_IP, headers, url)
  expect(getRewritePath(response)).toBe(path)
  expect(getVisit(response)?.experiment).toBeUndefined()
  expect([getVisitors(), isStoreOpened]).toEqual([[], false])
})

test('A visit that opens a link with a headline leaves its experiment and stays counted', async () => {
  const first = await load(FEES_IP)
  const link = await load(FEES_IP, getCookie(first), `${PAGE}?h=price-match`)
  expect(getRewritePath(link)).toBe(`${DEFAULT_PATH}/price-match`)
  expect(getVisit(link)).toMatchObject({ headline: 'price-match', hasOpenedHeadlineLink: true })
  expect(getVisit(link)?.experiment).toBeUndefined()
  const later = await load(FEES_IP, getCookie(link))
  expect(getRewritePath(later)).toBe(DEFAULT_PATH)
  expect(later.headers.has('set-cookie')).toBe(false)
  expect(getVisitors()).toEqual([[`experiment_visits/${TODAY}_fees_no-hidden-fees_`, 1]])
})

test('HEAD is in no experiment', async () => {
  const response = await load(FEES_IP, {}, PAGE, 'HEAD')
  expect([getRewritePath(response), getVisitors()]).toEqual([DEFAULT_PATH, []])
})

test('Without a running experiment no store is touched', async () => {
  for (const settings of [{ HEADLINE_EXPERIMENTS: '[]' }, {}] as Record<string, string>[]) {
    await start(settings)
    expect(getRewritePath(await load(FEES_IP))).toBe(DEFAULT_PATH)
    expect([getVisitors(), isStoreOpened]).toEqual([[], false])
  }
})

test('A slow store delays no page, and a broken one breaks none', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const isWriting = new Promise<void>((resolve) => {
    memory.create = () => {
      resolve()
      return new Promise(() => {})
    }
  })
  const request = (ip: string) =>
    new NextRequest(PAGE, { headers: { ...BROWSER, 'x-forwarded-for': ip } })
  expect(getRewritePath(await middleware(request(FEES_IP)))).toBe(FEES_PATH)
  await isWriting
  await start()
  memory.create = () => Promise.reject(new Error('down'))
  expect(getRewritePath(await load(OTHER_FEES_IP))).toBe(FEES_PATH)
  expect(error).toHaveBeenCalledTimes(1)
  error.mockRestore()
})

test('A posted form is shown on the page of its headline', async () => {
  const post = async (ip: string, headers: Record<string, string> = {}) => {
    const body = new FormData()
    body.append('_1_name', 'Mary')
    body.append('0', '[{"status":"start","values":{},"errors":{}},"$K1"]')
    const call = { 'next-action': 'f'.repeat(42), 'content-length': '500', 'x-forwarded-for': ip }
    const browser = { 'user-agent': BROWSER['user-agent'] }
    const request = new NextRequest(PAGE, {
      method: 'POST',
      body,
      headers: { ...call, ...browser, ...headers },
    })
    return getRewritePath(await middleware(request))
  }
  const cookie = getCookie(await load(FEES_IP))
  expect(await post(DEFAULT_IP, cookie)).toBe(FEES_PATH)
  expect(await post(FEES_IP)).toBe(FEES_PATH)
  expect(await post(DEFAULT_IP)).toBe(DEFAULT_PATH)
})
