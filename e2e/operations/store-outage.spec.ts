import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BRAND } from '@/lib/business/brand'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, getForm, postForm } from '@/e2e/support/pages/post-form'
import { fillMove, getMovingQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { copyBuild, startSite, type Site } from '@/e2e/support/servers/site'

interface TestEnvironment {
  store: DatabaseServer
  isolatedSite: Site
  /** Sets the site's clock ahead of the world's. */
  setHours: (hours: number) => void
}

/** A site whose store a test may stop, and whose clock it may set. */
const test = base.extend<{ environment: TestEnvironment }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
  environment: async ({}, use) => {
    const folder = copyBuild()
    const clock = join(folder, 'hours')
    const setHours = (hours: number) => writeFileSync(clock, String(hours))
    setHours(0)
    const store = await startDatabaseServer()
    store.put('/locations', SEED_LOCATIONS)
    const settings = {
      ...getSiteSettings(store),
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import=${resolve('e2e/support/servers/shifted-clock.mjs')}`,
    }
    const isolatedSite = await startSite(settings, folder)
    await use({ store, isolatedSite, setHours })
    await isolatedSite.stop()
    await store.stop()
    rmSync(folder, { recursive: true })
  },
})

const PAGES = [
  '/',
  '/get-quote',
  '/thankyou',
  '/thankyou?city=toronto',
  '/toronto',
  '/toronto/get-quote',
  '/toronto/nope',
]
/** The number in the header of a page. */
async function getPhone(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text()
  return /CALL (?:<!-- -->)?([\d-]+)/.exec(html)?.[1]
}

for (const hours of [0, 2]) {
  const when = hours ? 'when every page is due for its refresh' : 'just now'

  test(`With the store gone ${when}, every page still has its number`, async ({ environment }) => {
    await environment.store.stop()
    environment.setHours(hours)
    for (const path of [...PAGES, ...PAGES]) {
      const number = await getPhone(environment.isolatedSite.url + path)
      const expected = path.includes('toronto')
        ? SEED_LOCATIONS.toronto.tracking_phone
        : BRAND.defaultPhone
      expect(number, path).toBe(expected)
    }
  })

  test(`With the store gone ${when}, a post without JavaScript says so, with values and phone`, async ({
    environment,
  }) => {
    await environment.store.stop()
    environment.setHours(hours)
    const form = await getForm(`${environment.isolatedSite.url}/toronto`, 'Moving quote')
    const answer = await postForm(form, VALID_MOVE)
    expect(answer.status).toBe(200)
    expect(answer.html).toContain('What you typed is still here')
    expect(answer.html).toContain('value="mary@example.com"')
    expect(answer.html).toContain('tel:+14165550110')
  })
}

test('A changed number is on the site within the hour, and outlives the store', async ({
  environment,
}) => {
  const { store, isolatedSite, setHours } = environment
  const page = `${isolatedSite.url}/barrie`
  store.put('/locations/barrie/tracking_phone', '705-555-0199')
  expect(await getPhone(page)).toBe(SEED_LOCATIONS.barrie.tracking_phone)

  setHours(1.1)
  await expect.poll(() => getPhone(page)).toBe('705-555-0199')

  await store.stop()
  for (const hours of [2.5, 4, 30]) {
    setHours(hours)
    for (const path of ['/barrie', '/barrie', '/thankyou?city=barrie']) {
      expect(await getPhone(isolatedSite.url + path), `${path} after ${hours} hours`).toBe(
        '705-555-0199',
      )
    }
    const form = await getForm(page, 'Moving quote')
    const answer = await postForm(form, { ...VALID_MOVE, name: '' })
    expect(answer.html).toContain('tel:+17055550199')
    expect(answer.html).not.toContain('tel:+17055550118')
  }
})

test('With the store gone, a hydrated form says so, with values and phone', async ({
  page,
  environment,
}) => {
  await environment.store.stop()
  await page.goto(`${environment.isolatedSite.url}/toronto`)
  await page.waitForLoadState('networkidle')
  await fillMove(getMovingQuoteForm(page))
  await submitForm(getMovingQuoteForm(page))
  const notice = getMovingQuoteForm(page).getByRole('alert')
  await expect(notice).toContainText('What you typed is still here')
  await expect(notice.getByRole('link', { name: '416-555-0110' })).toBeVisible()
  await expect(getMovingQuoteForm(page).getByLabel('Email')).toHaveValue('mary@example.com')
})
