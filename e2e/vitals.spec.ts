import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { VITALS_META } from '@/lib/analytics/vitals'
import { eventsIn } from './support/events'
import { expect, settingsOf, test as unmeasured } from './support/fixtures'
import { marksIn, marksOf } from './support/marks'
import { hydrated, sourcesOf, watchPolicy } from './support/policy'
import { fullForm } from './support/quote-page'
import { startSite, type Site } from './support/site'
import { serveWithMeta } from './support/with-meta'

/** Stories on a site that measures every load, in which the browser must have refused nothing. */
const test = unmeasured.extend<{ nothingRefused: void }, { site: Site }>({
  site: [
    async ({ database }, use) => {
      const site = await startSite({ ...settingsOf(database), VITALS_SAMPLE: '1' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  nothingRefused: [
    async ({ page, context, site }, use) => {
      const refused = await watchPolicy(page)
      await serveWithMeta(context, site.url, VITALS_META, '1')
      await use()
      expect(refused, 'refused by the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})
// One site's log for all of them.
test.describe.configure({ mode: 'serial' })

/** The files of the build that hold the library: nobody else writes this word. */
const LIBRARY = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .filter((name) => readFileSync(join('.next/static', name), 'utf8').includes('soft-navigation'))
  .map((name) => `/_next/static/${name}`)

const isLibrary = (url: string) => LIBRARY.includes(new URL(url).pathname)

/** Waits until the page has loaded what measures it. */
async function measured(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await loaded()).filter(isLibrary)).toHaveLength(1)
}

/** What the site's log says of the loads that were measured. */
const loadsIn = (log: string) => eventsIn(log, 'vitals')

async function type(page: Page, text: string): Promise<void> {
  await fullForm(page).getByLabel('Your name').pressSequentially(text)
}

const leave = (page: Page) => page.goto('about:blank')

const aNumber = expect.any(Number)

test('Of a visitor who types and leaves, the log says how fast the page was, and nothing of them', async ({
  page,
  site,
}) => {
  const { word, client } = marksOf(4_000)
  const before = site.log().length
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': client })
  await page.goto(`/toronto?gclid=${word('g')}&utm_term=${word('u')}#${word('h')}`)
  await measured(page)
  await type(page, word('n'))
  await leave(page)
  await expect.poll(() => loadsIn(site.log().slice(before)).length).toBe(1)
  expect(loadsIn(site.log().slice(before))).toEqual([
    {
      at: expect.any(String),
      level: 'info',
      event: 'vitals',
      page: 'landing',
      navigation: 'navigate',
      ...{ LCP: aNumber, INP: aNumber, CLS: aNumber, FCP: aNumber, TTFB: aNumber },
    },
  ])
  expect(marksIn(site.log().slice(before))).toEqual([])
})

test('A visitor who goes on by the router is counted once, for the page that was loaded', async ({
  page,
  site,
}) => {
  const before = site.log().length
  await page.goto('/toronto/faq')
  await measured(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/toronto/reviews')
  await leave(page)
  await expect.poll(() => loadsIn(site.log().slice(before)).length).toBe(1)
  expect(loadsIn(site.log().slice(before))).toMatchObject([{ page: 'faq' }])
})

test.describe('When a script of ours fails', () => {
  test.use({ expectedErrors: [/broken/] })

  test('The log says where, and nothing of what the visitor typed', async ({ page, site }) => {
    const { word } = marksOf(4_001)
    const before = site.log().length
    await page.addInitScript((typed) => {
      // Which items the page's address names is read as the form comes to life.
      Object.defineProperty(URLSearchParams.prototype, 'getAll', {
        value: () => {
          throw new RangeError(`broken for ${typed}`)
        },
      })
    }, word('n'))
    await page.goto('/guelph/book-now')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on our side')
    await measured(page)
    await leave(page)
    const errors = () => eventsIn(site.log().slice(before), 'browser-error')
    await expect.poll(() => errors().length).toBe(1)
    expect(errors()).toEqual([
      {
        at: expect.any(String),
        level: 'error',
        event: 'browser-error',
        page: 'book-now',
        error: 'RangeError',
        file: expect.stringMatching(/^\/_next\/static\/chunks\/[^/]+\.js$/),
        line: aNumber,
        column: aNumber,
      },
    ])
    expect(marksIn(site.log().slice(before))).toEqual([])
  })
})

test('A page that is made for one request says itself that it is measured', async ({ site }) => {
  const html = await (await fetch(`${site.url}/thankyou`)).text()
  expect(html).toContain(`<meta name="${VITALS_META}" content="1"/>`)
})

const LOAD = '{"page":"landing","navigation":"navigate","LCP":1234}'
const JSON_TYPE = { 'content-type': 'application/json' }

test('Whoever tells anything else is refused, and the log stays clean', async ({ site }) => {
  const before = site.log().length
  const tell = (body: BodyInit | null, headers: Record<string, string>, method = 'POST') =>
    fetch(`${site.url}/api/vitals`, { method, body, headers })
  const ours = { ...JSON_TYPE, origin: site.url }
  const answers = await Promise.all([
    tell(`[${LOAD}]`, ours),
    tell('{"__proto__":{}}', ours),
    tell('', ours),
    tell(LOAD.replace('{', `{${' '.repeat(1_024)}`), ours),
    tell(LOAD, JSON_TYPE),
    tell(LOAD, { ...JSON_TYPE, origin: 'https://evil.example' }),
    tell(LOAD, { ...ours, 'next-action': 'f'.repeat(42) }),
    tell(LOAD, { origin: site.url }),
    tell(new FormData(), { origin: site.url }),
    tell(LOAD, ours, 'PUT'),
    tell(null, {}, 'GET'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    ...[400, 400, 400, 415, 415, 403, 415, 415, 400, 405, 405],
  ])
  expect(loadsIn(site.log().slice(before))).toEqual([])

  const taken = await tell(LOAD, ours)
  expect([taken.status, taken.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(sourcesOf(taken.headers, 'default-src')).toEqual(["'none'"])
  await expect.poll(() => loadsIn(site.log().slice(before)).length).toBe(1)
})

unmeasured(
  'A site that measures no loads fetches and takes nothing for it',
  async ({ page, site }) => {
    expect(LIBRARY).not.toEqual([])
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/toronto')
    await type(page, 'Mary')
    await hydrated(page)
    for (let times = 0; times < 2; times++) {
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    }
    await leave(page)
    expect(asked.filter(isLibrary)).toEqual([])
    expect(loadsIn(site.log())).toEqual([])
    const headers = { ...JSON_TYPE, origin: site.url }
    const told = await fetch(`${site.url}/api/vitals`, { method: 'POST', body: LOAD, headers })
    expect(told.status).toBe(404)
  },
)
