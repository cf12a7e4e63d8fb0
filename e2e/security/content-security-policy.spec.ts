import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import {
  searchAddress,
  getStreetField,
  getSuggestionList,
} from '@/e2e/support/pages/address-fields'
import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import {
  expect,
  getSiteSettings,
  test as base,
  JAVASCRIPT_MODES,
} from '@/e2e/support/servers/fixtures'
import { stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'
import {
  waitForHydration,
  getCspSources,
  trackCspViolations,
} from '@/e2e/support/checks/csp-violations'
import { fillMove, getMovingQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { copyBuild, startSite } from '@/e2e/support/servers/site'

const PICKUP_THANK_YOU_PATH =
  '/thankyou?kind=job&city=toronto&moveDate=2027-03-15&window=09:00-11:00&load=half'
const PAGES = [
  ...['/', '/get-quote', '/privacy', '/thankyou?kind=quote&city=toronto', PICKUP_THANK_YOU_PATH],
  ...['', '/get-quote', '/book-now', '/how-it-works', '/what-we-take', '/faq', '/reviews'].map(
    (page) => `/toronto${page}`,
  ),
]

/** Stories in which the browser must have refused nothing in the end. */
const test = base.extend<{ violations: string[]; expectNoViolations: void }>({
  violations: async ({ page }, use) => use(await trackCspViolations(page)),
  expectNoViolations: [
    async ({ violations }, use) => {
      await use()
      expect(violations, 'refused by the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})

const expectThankYouPage = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)

for (const path of PAGES) {
  test(
    `Nothing of a page is refused, and it comes to life: ${path}`,
    { tag: '@core' },
    async ({ page }) => {
      await page.goto(path)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
    },
  )
}

test('Nothing of a 404 is refused', { tag: '@core' }, async ({ page }) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, status: 200 })
  })
  for (const path of ['/toronto/nope', '/get-quote/nope', '/nope.png']) {
    await page.goto(path)
    await waitForHydration(page)
  }
  // Pictures may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const { javaScriptEnabled, visitor } of JAVASCRIPT_MODES) {
  test.describe('@core', () => {
    test.use({ javaScriptEnabled })

    test(`${visitor} sends a form, first with a mistake`, async ({ page }) => {
      await page.goto('/miami')
      if (javaScriptEnabled) await waitForHydration(page)
      const form = getMovingQuoteForm(page)
      await fillMove(form, { phone: '416' })
      await submitForm(form)
      await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(/phone/i)
      await form.getByLabel('Phone number').fill('416-555-0142')
      await submitForm(form)
      await expectThankYouPage(page)
    })
  })
}

test('A form sent before the page came to life is answered by a page that does', async ({
  page,
}) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/miami', { waitUntil: 'commit' })
  const form = getMovingQuoteForm(page)
  await fillMove(form, { phone: '416' })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await submitForm(form)
  const headers = new Headers(await (await answer).allHeaders())
  expect(getCspSources(headers, 'script-src').join()).toContain('nonce-')
  open()
  await waitForHydration(page)
  await form.getByLabel('Phone number').fill('416-555-0142')
  await submitForm(form)
  await expectThankYouPage(page)
})

test('A visitor goes on by the router, and the booking page brings its own policy', async ({
  page,
}) => {
  await stubGoogleMaps(page, 'new')
  await page.goto('/toronto/faq')
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const stayed = () => page.evaluate(() => 'stayed' in window)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/toronto/reviews')
  expect(await stayed()).toBe(true)

  await footer.getByRole('link', { name: 'Book junk removal' }).click()
  await expect(page).toHaveURL('/toronto/book-now')
  await waitForHydration(page)
  expect(await stayed()).toBe(false)
  await getStreetField(page).focus()
  await getStreetField(page).pressSequentially('290 b')
  await expect(getSuggestionList(page)).toBeVisible()
})

for (const shape of ['new', 'legacy'] as const) {
  test(`Addresses are completed by Google’s ${shape} service`, async ({ page }) => {
    await stubGoogleMaps(page, shape)
    await searchAddress(page)
  })
}

test.describe('an hour later', () => {
  // A server whose clock jumps takes open connections for idle ones, and cuts them.
  test.use({
    expectedErrors: [/ERR_(CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/],
  })

  test('After the hourly refresh a page with a new number comes to life', async ({ page }) => {
    test.slow()
    const folder = copyBuild()
    const clock = join(folder, 'hours')
    writeFileSync(clock, '0')
    const store = await startDatabaseServer()
    store.put('/locations', SEED_LOCATIONS)
    const site = await startSite(
      {
        ...getSiteSettings(store),
        CLOCK_FILE: clock,
        NODE_OPTIONS: `--import=${resolve('e2e/support/servers/shifted-clock.mjs')}`,
      },
      folder,
    )
    try {
      const hashes = async () =>
        getCspSources((await fetch(`${site.url}/barrie`)).headers, 'script-src')
      const before = await hashes()
      store.put('/locations/barrie/tracking_phone', '705-555-0199')
      writeFileSync(clock, '1.1')
      await expect.poll(hashes).not.toEqual(before)

      await expect(async () => {
        await page.goto(`${site.url}/barrie`)
        await waitForHydration(page)
        await expect(page.getByRole('banner').first()).toContainText('705-555-0199', { timeout: 1 })
      }).toPass()
    } finally {
      await site.stop()
      await store.stop()
      rmSync(folder, { recursive: true })
    }
  })
})
