import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { VITALS_META } from '@/lib/analytics/vitals'
import { parseLogEvents } from '@/e2e/support/checks/log-events'
import { expect, getSiteSettings, test as baseTest } from '@/e2e/support/servers/fixtures'
import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import {
  waitForHydration,
  getCspSources,
  trackCspViolations,
} from '@/e2e/support/checks/csp-violations'
import { getMovingQuoteForm } from '@/e2e/support/pages/quote-page'
import { startSite, type Site } from '@/e2e/support/servers/site'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'

/** Stories on a site that measures every load, in which the browser must have refused nothing. */
const test = baseTest.extend<{ expectNoCspViolations: void }, { site: Site }>({
  site: [
    async ({ database }, use) => {
      const site = await startSite({ ...getSiteSettings(database), VITALS_SAMPLE: '1' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  expectNoCspViolations: [
    async ({ page, context, site }, use) => {
      const violations = await trackCspViolations(page)
      await injectMetaTag(context, site.url, VITALS_META, '1')
      await use()
      expect(violations, 'refused by the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})
// One site's log for all of them.
test.describe.configure({ mode: 'serial' })

/** The files of the build that hold the library: nobody else writes this word. */
const WEB_VITALS_FILES = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .filter((name) => readFileSync(join('.next/static', name), 'utf8').includes('soft-navigation'))
  .map((name) => `/_next/static/${name}`)

const isWebVitalsFile = (url: string) => WEB_VITALS_FILES.includes(new URL(url).pathname)

/** Waits until the page has loaded what measures it. */
async function waitForWebVitals(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await loaded()).filter(isWebVitalsFile)).toHaveLength(1)
}

/** What the site's log says of the loads that were measured. */
const getVitalsEvents = (log: string) => parseLogEvents(log, 'vitals')

async function typeName(page: Page, text: string): Promise<void> {
  await getMovingQuoteForm(page).getByLabel('Your name').pressSequentially(text)
}

const leavePage = (page: Page) => page.goto('about:blank')

const anyNumber = expect.any(Number)

test('Of a visitor who types and leaves, the log says how fast the page was, and nothing of them', async ({
  page,
  site,
}) => {
  const { makeWord, clientIp } = makePiiMarkers(4_000)
  const before = site.log().length
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': clientIp })
  await page.goto(`/toronto?gclid=${makeWord('g')}&utm_term=${makeWord('u')}#${makeWord('h')}`)
  await waitForWebVitals(page)
  await typeName(page, makeWord('n'))
  await leavePage(page)
  await expect.poll(() => getVitalsEvents(site.log().slice(before)).length).toBe(1)
  expect(getVitalsEvents(site.log().slice(before))).toEqual([
    {
      at: expect.any(String),
      level: 'info',
      event: 'vitals',
      page: 'landing',
      navigation: 'navigate',
      ...{ LCP: anyNumber, INP: anyNumber, CLS: anyNumber, FCP: anyNumber, TTFB: anyNumber },
    },
  ])
  expect(findPiiMarkers(site.log().slice(before))).toEqual([])
})

test('A visitor who goes on by the router is counted once, for the page that was loaded', async ({
  page,
  site,
}) => {
  const before = site.log().length
  await page.goto('/toronto/faq')
  await waitForWebVitals(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/toronto/reviews')
  await leavePage(page)
  await expect.poll(() => getVitalsEvents(site.log().slice(before)).length).toBe(1)
  expect(getVitalsEvents(site.log().slice(before))).toMatchObject([{ page: 'faq' }])
})

test.describe('When a script of ours fails', () => {
  test.use({ expectedErrors: [/broken/] })

  test('The log says where, and nothing of what the visitor typed', async ({ page, site }) => {
    const { makeWord } = makePiiMarkers(4_001)
    const before = site.log().length
    await page.addInitScript((typed) => {
      // Which items the page's address names is read as the form comes to life.
      Object.defineProperty(URLSearchParams.prototype, 'getAll', {
        value: () => {
          throw new RangeError(`broken for ${typed}`)
        },
      })
    }, makeWord('n'))
    await page.goto('/guelph/book-now')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on our side')
    await waitForWebVitals(page)
    await leavePage(page)
    const errors = () => parseLogEvents(site.log().slice(before), 'browser-error')
    await expect.poll(() => errors().length).toBe(1)
    expect(errors()).toEqual([
      {
        at: expect.any(String),
        level: 'error',
        event: 'browser-error',
        page: 'book-now',
        error: 'RangeError',
        file: expect.stringMatching(/^\/_next\/static\/chunks\/[^/]+\.js$/),
        line: anyNumber,
        column: anyNumber,
      },
    ])
    expect(findPiiMarkers(site.log().slice(before))).toEqual([])
  })
})

test('A page that is made for one request says itself that it is measured', async ({ site }) => {
  const html = await (await fetch(`${site.url}/thankyou`)).text()
  expect(html).toContain(`<meta name="${VITALS_META}" content="1"/>`)
})

const VITALS_REPORT = '{"page":"landing","navigation":"navigate","LCP":1234}'
const JSON_TYPE = { 'content-type': 'application/json' }

test('Whoever tells anything else is refused, and the log stays clean', async ({ site }) => {
  const before = site.log().length
  const tell = (body: BodyInit | null, headers: Record<string, string>, method = 'POST') =>
    fetch(`${site.url}/api/vitals`, { method, body, headers })
  const ours = { ...JSON_TYPE, origin: site.url }
  const answers = await Promise.all([
    tell(`[${VITALS_REPORT}]`, ours),
    tell('{"__proto__":{}}', ours),
    tell('', ours),
    tell(VITALS_REPORT.replace('{', `{${' '.repeat(1_024)}`), ours),
    tell(VITALS_REPORT, JSON_TYPE),
    tell(VITALS_REPORT, { ...JSON_TYPE, origin: 'https://evil.example' }),
    tell(VITALS_REPORT, { ...ours, 'next-action': 'f'.repeat(42) }),
    tell(VITALS_REPORT, { origin: site.url }),
    tell(new FormData(), { origin: site.url }),
    tell(VITALS_REPORT, ours, 'PUT'),
    tell(null, {}, 'GET'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    ...[400, 400, 400, 415, 415, 403, 415, 415, 400, 405, 405],
  ])
  expect(getVitalsEvents(site.log().slice(before))).toEqual([])

  const taken = await tell(VITALS_REPORT, ours)
  expect([taken.status, taken.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(getCspSources(taken.headers, 'default-src')).toEqual(["'none'"])
  await expect.poll(() => getVitalsEvents(site.log().slice(before)).length).toBe(1)
})

baseTest(
  'A site that measures no loads fetches and takes nothing for it',
  async ({ page, site }) => {
    expect(WEB_VITALS_FILES).not.toEqual([])
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/toronto')
    await typeName(page, 'Mary')
    await waitForHydration(page)
    for (let times = 0; times < 2; times++) {
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    }
    await leavePage(page)
    expect(asked.filter(isWebVitalsFile)).toEqual([])
    expect(getVitalsEvents(site.log())).toEqual([])
    const headers = { ...JSON_TYPE, origin: site.url }
    const told = await fetch(`${site.url}/api/vitals`, {
      method: 'POST',
      body: VITALS_REPORT,
      headers,
    })
    expect(told.status).toBe(404)
  },
)
