import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { search, street, suggestions } from './support/address-page'
import { startDatabaseServer } from './support/database-server'
import { expect, settingsOf, test as base, WAYS } from './support/fixtures'
import { serveMaps } from './support/maps-stand-in'
import { hydrated, sourcesOf, watchPolicy } from './support/policy'
import { fillMove, fullForm, submit } from './support/quote-page'
import { copyOfBuild, startSite } from './support/site'

const PICKUP = '/thankyou?kind=job&city=toronto&moveDate=2027-03-15&window=09:00-11:00&load=half'
const PAGES = [
  ...['/', '/get-quote', '/privacy', '/thankyou?kind=quote&city=toronto', PICKUP],
  ...['', '/get-quote', '/book-now', '/how-it-works', '/what-we-take', '/faq', '/reviews'].map(
    (page) => `/toronto${page}`,
  ),
]

/** Stories in which the browser must have refused nothing in the end. */
const test = base.extend<{ refused: string[]; nothingRefused: void }>({
  refused: async ({ page }, use) => use(await watchPolicy(page)),
  nothingRefused: [
    async ({ refused }, use) => {
      await use()
      expect(refused, 'refused by the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})

const thanked = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)

for (const path of PAGES) {
  test(
    `Nothing of a page is refused, and it comes to life: ${path}`,
    { tag: '@core' },
    async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
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
    await hydrated(page)
  }
  // Pictures may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const { javaScriptEnabled, visitor } of WAYS) {
  test.describe('@core', () => {
    test.use({ javaScriptEnabled })

    test(`${visitor} sends a form, first with a mistake`, async ({ page }) => {
      await page.goto('/miami')
      if (javaScriptEnabled) await hydrated(page)
      const form = fullForm(page)
      await fillMove(form, { phone: '416' })
      await submit(form)
      await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(/phone/i)
      await form.getByLabel('Phone number').fill('416-555-0142')
      await submit(form)
      await thanked(page)
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
  const form = fullForm(page)
  await fillMove(form, { phone: '416' })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await submit(form)
  const headers = new Headers(await (await answer).allHeaders())
  expect(sourcesOf(headers, 'script-src').join()).toContain('nonce-')
  open()
  await hydrated(page)
  await form.getByLabel('Phone number').fill('416-555-0142')
  await submit(form)
  await thanked(page)
})

test('A visitor goes on by the router, and the booking page brings its own policy', async ({
  page,
}) => {
  await serveMaps(page, 'new')
  await page.goto('/toronto/faq')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const stayed = () => page.evaluate(() => 'stayed' in window)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/toronto/reviews')
  expect(await stayed()).toBe(true)

  await footer.getByRole('link', { name: 'Book junk removal' }).click()
  await expect(page).toHaveURL('/toronto/book-now')
  await hydrated(page)
  expect(await stayed()).toBe(false)
  await street(page).focus()
  await street(page).pressSequentially('290 b')
  await expect(suggestions(page)).toBeVisible()
})

for (const shape of ['new', 'legacy'] as const) {
  test(`Addresses are completed by Google’s ${shape} service`, async ({ page }) => {
    await serveMaps(page, shape)
    await search(page)
  })
}

test.describe('an hour later', () => {
  // A server whose clock jumps takes open connections for idle ones, and cuts them.
  test.use({
    expectedErrors: [/ERR_(CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/],
  })

  test('After the hourly refresh a page with a new number comes to life', async ({ page }) => {
    test.slow()
    const folder = copyOfBuild()
    const clock = join(folder, 'hours')
    writeFileSync(clock, '0')
    const store = await startDatabaseServer()
    store.put('/locations', SEED_LOCATIONS)
    const site = await startSite(
      {
        ...settingsOf(store),
        CLOCK_FILE: clock,
        NODE_OPTIONS: `--import=${resolve('e2e/support/shifted-clock.mjs')}`,
      },
      folder,
    )
    try {
      const hashes = async () =>
        sourcesOf((await fetch(`${site.url}/barrie`)).headers, 'script-src')
      const before = await hashes()
      store.put('/locations/barrie/tracking_phone', '705-555-0199')
      writeFileSync(clock, '1.1')
      await expect.poll(hashes).not.toEqual(before)

      await expect(async () => {
        await page.goto(`${site.url}/barrie`)
        await hydrated(page)
        await expect(page.getByRole('banner').first()).toContainText('705-555-0199', { timeout: 1 })
      }).toPass()
    } finally {
      await site.stop()
      await store.stop()
      rmSync(folder, { recursive: true })
    }
  })
})
