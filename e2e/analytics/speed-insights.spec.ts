import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'
import { waitForHydration } from '@/e2e/support/pages/hydration'
import { SPEED_META } from '@/lib/http/page-settings'

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

test('Vercel measures a visitor’s pages after a yes, without what follows the path', async ({
  page,
  context,
  site,
}) => {
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
})
