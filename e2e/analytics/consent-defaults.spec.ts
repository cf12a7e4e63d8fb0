import {
  choosePrivacyOptions,
  makeConsentState,
  expect,
  expectPageViews,
  getConsentCommands,
  test,
} from '@/e2e/support/servers/google-tag-stub'
import { openWithoutScripts, waitForHydration } from '@/e2e/support/pages/hydration'
import { fillContact, getShortQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { getConsents, getLeads, test as testWithoutTag } from '@/e2e/support/servers/fixtures'
import type { Page } from '@playwright/test'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'
import { SPEED_META } from '@/lib/http/page-settings'

test('Consent is denied for Quebec before any other command', async ({ page, tag }) => {
  await page.goto('/ottawa')
  await expectPageViews(tag, 1)
  expect(tag.commands.slice(0, 2).map(([name, kind]) => [name, kind])).toEqual([
    ['consent', 'default'],
    ['consent', 'default'],
  ])
  const [anywhere, quebec] = getConsentCommands(tag, 'default')
  expect(anywhere).toMatchObject(makeConsentState('granted'))
  expect(quebec).toMatchObject({ ...makeConsentState('denied'), region: ['CA-QC'] })
  expect(getConsentCommands(tag, 'update')).toEqual([])
})

test('With Global Privacy Control consent is denied, the page says why, and the visitor can still agree', async ({
  page,
  tag,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  )
  await choosePrivacyOptions(page, tag, {})
  const state = page.getByRole('status')
  await expect(state).toContainText('your browser sends Global Privacy Control')
  await expect.poll(() => getConsentCommands(tag, 'default').length).toBeGreaterThan(0)
  for (const defaults of getConsentCommands(tag, 'default')) {
    expect(defaults).toMatchObject(makeConsentState('denied'))
    expect(defaults).not.toHaveProperty('region')
  }
  await page
    .getByRole('group', { name: /Analytics/ })
    .getByLabel('Yes')
    .check()
  await expect(state).toContainText('Measurement is on, as you chose.')
  await expect(state).toContainText('Advertising is off, because')
  const last = () => getConsentCommands(tag, 'update').at(-1)
  await expect.poll(last).toEqual({ analytics_storage: 'granted' })
})

for (const [advertising, stored] of [
  [false, expect.objectContaining({ advertising: false })],
  // A yes counts only on a page with Google's tag.
  [true, expect.not.objectContaining({ advertising: expect.anything() })],
] as const) {
  testWithoutTag(
    `A visitor who sends a request before the scripts load has the choice ${advertising}`,
    async ({ page, database }) => {
      await page.addInitScript(
        (choices) => localStorage.setItem('privacy-choices', choices),
        JSON.stringify({ advertising }),
      )
      const release = await openWithoutScripts(page, '/toronto/get-quote')
      await fillContact(getShortQuoteForm(page))
      await submitForm(getShortQuoteForm(page))
      await expect.poll(() => Object.keys(getLeads(database))).toHaveLength(1)
      release()
      expect(getConsents(database)).toEqual([stored])
    },
  )
}

/** Sends the page's address as Vercel's script does. */
const SPEED_SCRIPT = `{
  const [, beforeSend] = window.siq.find(([name]) => name === 'beforeSend')
  const event = beforeSend({ type: 'vital', url: location.href })
  if (event) navigator.sendBeacon('/_vercel/speed-insights/vitals', event.url)
}`

const SCRIPT_PATH = '/_vercel/speed-insights/script.js'

const answerMeasurement = (page: Page, answer: 'Yes' | 'No') =>
  page
    .getByRole('group', { name: /Can Vercel measure/ })
    .getByLabel(answer)
    .check()

async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page)
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  }
}

testWithoutTag(
  'Vercel measures a visitor’s pages after a yes, without what follows the path',
  async ({ page, context, site }) => {
    // Vercel's builds have this tag.
    await injectMetaTag(context, site.url, SPEED_META, 'on')
    const requests: [path: string, body: string | null][] = []
    await context.route('**/_vercel/**', (route) => {
      requests.push([new URL(route.request().url()).pathname, route.request().postData()])
      return route.fulfill({ contentType: 'text/javascript', body: SPEED_SCRIPT })
    })
    await page.goto('/toronto/privacy')
    await waitForIdle(page)
    const state = page.getByRole('status')
    await expect(state).toContainText('Vercel measures nothing until you say yes.')
    expect(requests).toEqual([])

    await answerMeasurement(page, 'Yes')
    await expect(state).toContainText('Measurement is on, as you chose.')
    await expect
      .poll(() => requests)
      .toEqual([
        [SCRIPT_PATH, null],
        ['/_vercel/speed-insights/vitals', `${site.url}/toronto/privacy`],
      ])
    await page.goto('/toronto?gclid=A1&utm_term=mary@example.com#quote')
    await expect.poll(() => requests.at(-1)?.[1]).toBe(`${site.url}/toronto`)

    await page.goto('/toronto/privacy')
    await expect.poll(() => requests.length).toBe(6)
    await answerMeasurement(page, 'No')
    await page.goto('/toronto')
    await waitForIdle(page)
    expect(requests).toHaveLength(6)
  },
)
