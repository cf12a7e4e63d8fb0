import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { VITALS_META } from '@/lib/analytics/vitals'
import { parseLogEvents } from '@/e2e/support/checks/log-events'
import { expect, test as baseTest } from '@/e2e/support/servers/fixtures'
import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import { getCspSources } from '@/e2e/support/checks/csp-violations'
import { waitForHydration } from '@/e2e/support/pages/hydration'
import { getFullQuoteForm } from '@/e2e/support/pages/quote-page'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'

/** Tests on a site that reports the web vitals of every page load. */
const test = baseTest.extend<{ vitalsMetaTag: void }>({
  siteSettings: [{ VITALS_SAMPLE: '1' }, { scope: 'worker' }],
  failOnCspViolations: true,
  vitalsMetaTag: [
    async ({ context, site }, use) => {
      await injectMetaTag(context, site.url, VITALS_META, '1')
      await use()
    },
    { auto: true },
  ],
})
// The tests read one site's log.
test.describe.configure({ mode: 'serial' })

/** Files of the build with the web-vitals library, by a word that only it contains. */
const getWebVitalsFiles = () =>
  readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join('.next/static', name), 'utf8').includes('soft-navigation'))
    .map((name) => `/_next/static/${name}`)

async function waitForWebVitals(page: Page): Promise<void> {
  const files = getWebVitalsFiles()
  const getLoadedPaths = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
  await expect
    .poll(async () => (await getLoadedPaths()).filter((path) => files.includes(path)))
    .toHaveLength(1)
}

const getVitalsEvents = (log: string) => parseLogEvents(log, 'vitals')

async function typeName(page: Page, text: string): Promise<void> {
  await getFullQuoteForm(page).getByLabel('Your name').pressSequentially(text)
}

const leavePage = (page: Page) => page.goto('about:blank')

const anyNumber = expect.any(Number)

test('When a visitor types and leaves, the log contains the page’s speed and nothing about the visitor', async ({
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

test('The next page is measured by itself', async ({ page, site }) => {
  const before = site.log().length
  await page.goto('/toronto/faq')
  await waitForWebVitals(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Review policy' }).click()
  await expect(page).toHaveURL('/toronto/reviews')
  await waitForWebVitals(page)
  await leavePage(page)
  await expect.poll(() => getVitalsEvents(site.log().slice(before)).length).toBe(2)
  const pages = getVitalsEvents(site.log().slice(before)).map(({ page: name }) => name)
  expect(pages).toEqual(['faq', 'reviews'])
})

test.describe('When a script of ours fails', () => {
  test.use({ expectedErrors: [/broken/] })

  test('The log says where, without what the visitor typed', async ({ page, site }) => {
    const { makeWord } = makePiiMarkers(4_001)
    const before = site.log().length
    await page.addInitScript((typed) => {
      // The form calls getAll during hydration.
      Object.defineProperty(URLSearchParams.prototype, 'getAll', {
        value: () => {
          throw new RangeError(`broken for ${typed}`)
        },
      })
    }, makeWord('n'))
    await page.goto('/guelph/book-now')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong on our end',
    )
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

test('A page rendered per request contains the meta tag for web vitals', async ({ site }) => {
  const html = await (await fetch(`${site.url}/thankyou`)).text()
  expect(html).toContain(`<meta name="${VITALS_META}" content="1"/>`)
})

const VITALS_REPORT = '{"page":"landing","navigation":"navigate","LCP":1234}'
const JSON_TYPE = { 'content-type': 'application/json' }

test('Any other report is rejected and not logged', async ({ site }) => {
  const before = site.log().length
  const report = (body: BodyInit | null, headers: Record<string, string>, method = 'POST') =>
    fetch(`${site.url}/api/vitals`, { method, body, headers })
  const ours = { ...JSON_TYPE, origin: site.url }
  const answers = await Promise.all([
    report(`[${VITALS_REPORT}]`, ours),
    report('{"__proto__":{}}', ours),
    report('', ours),
    report(VITALS_REPORT.replace('{', `{${' '.repeat(1_024)}`), ours),
    report(VITALS_REPORT, JSON_TYPE),
    report(VITALS_REPORT, { ...JSON_TYPE, origin: 'https://evil.example' }),
    report(VITALS_REPORT, { ...ours, 'next-action': 'f'.repeat(42) }),
    report(VITALS_REPORT, { origin: site.url }),
    report(new FormData(), { origin: site.url }),
    report(VITALS_REPORT, ours, 'PUT'),
    report(null, {}, 'GET'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    ...[400, 400, 400, 415, 415, 403, 415, 415, 400, 405, 405],
  ])
  expect(getVitalsEvents(site.log().slice(before))).toEqual([])

  const accepted = await report(VITALS_REPORT, ours)
  expect([accepted.status, accepted.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(getCspSources(accepted.headers, 'default-src')).toEqual(["'none'"])
  await expect.poll(() => getVitalsEvents(site.log().slice(before)).length).toBe(1)
})

baseTest(
  'A site without web vitals loads no library and accepts no report',
  async ({ page, site }) => {
    const files = getWebVitalsFiles()
    expect(files).not.toEqual([])
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto('/toronto')
    await typeName(page, 'Mary')
    await waitForHydration(page)
    for (let times = 0; times < 2; times++) {
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    }
    await leavePage(page)
    expect(requested.filter((path) => files.includes(path))).toEqual([])
    expect(getVitalsEvents(site.log())).toEqual([])
    const headers = { ...JSON_TYPE, origin: site.url }
    const response = await fetch(`${site.url}/api/vitals`, {
      method: 'POST',
      body: VITALS_REPORT,
      headers,
    })
    expect(response.status).toBe(404)
  },
)
