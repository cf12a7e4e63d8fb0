import { resolve } from 'node:path'
import { BRAND } from '@/lib/brand'
import { SEED_LOCATIONS } from '@/lib/locations'
import { startDatabaseServer } from './support/database-server'
import { expect, settingsOf, test } from './support/fixtures'
import { GOOD_MOVE, getForm, postForm } from './support/post-form'
import { fillMove, fullForm, submit } from './support/quote-page'
import { startSite, type Site } from './support/site'

const PAGES = [
  '/',
  '/get-quote',
  '/thankyou',
  '/thankyou?city=toronto',
  '/toronto',
  '/toronto/get-quote',
  '/toronto/nope',
]
const PAGE_MS = 1_000

const numberOn = (path: string) =>
  path.includes('toronto') ? SEED_LOCATIONS.toronto.tracking_phone : BRAND.defaultPhone

/** A site whose database is gone, now or (with everything cached grown old) in two hours. */
async function siteWithoutStore(later: boolean): Promise<Site> {
  const database = await startDatabaseServer()
  const settings = settingsOf(database)
  await database.stop()
  const shift = `--import=${resolve('e2e/support/two-hours-later.mjs')}`
  return startSite(later ? { ...settings, NODE_OPTIONS: shift } : settings)
}

for (const later of [false, true]) {
  const when = later ? 'when every page is due for its refresh' : 'just now'

  test(`With the store gone ${when}, every page still has its number`, async () => {
    const site = await siteWithoutStore(later)
    try {
      for (const path of [...PAGES, ...PAGES]) {
        const started = performance.now()
        const html = await (await fetch(site.url + path)).text()
        expect(html, path).toContain(`CALL <!-- -->${numberOn(path)}`)
        expect(performance.now() - started, path).toBeLessThan(PAGE_MS)
      }
    } finally {
      await site.stop()
    }
  })

  test(`With the store gone ${when}, a post without JavaScript says so, with values and phone`, async () => {
    const site = await siteWithoutStore(later)
    try {
      const form = await getForm(`${site.url}/toronto`, 'Moving quote')
      const answer = await postForm(form, GOOD_MOVE)
      expect(answer.status).toBe(200)
      expect(answer.html).toContain('What you typed is still here')
      expect(answer.html).toContain('value="mary@example.com"')
      expect(answer.html).toContain('tel:+14165550110')
      expect(answer.ms).toBeLessThan(7_000)
    } finally {
      await site.stop()
    }
  })
}

test('With the store gone, a hydrated form says so, with values and phone', async ({ page }) => {
  const site = await siteWithoutStore(false)
  try {
    await page.goto(`${site.url}/toronto`)
    await page.waitForLoadState('networkidle')
    await fillMove(fullForm(page))
    await submit(fullForm(page))
    const notice = fullForm(page).getByRole('alert')
    await expect(notice).toContainText('What you typed is still here')
    await expect(notice.getByRole('link', { name: '416-555-0110' })).toBeVisible()
    await expect(fullForm(page).getByLabel('Email')).toHaveValue('mary@example.com')
  } finally {
    await site.stop()
  }
})
