import { DAY_MS } from '@/lib/dates/durations'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { expect, getSiteSettings } from '@/e2e/support/servers/fixtures'
import { revalidate, test } from '@/e2e/support/servers/isolated-site'
import { runCommand } from '@/e2e/support/servers/run-command'

const PROFILE_URL = 'https://reviews.example/toronto'
const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)

test('What ops read on the public profile is on landing pages, and leads to the page of reviews', async ({
  page,
  isolated: { site, store },
}) => {
  test.slow()
  const readSitemap = async () => (await fetch(`${site.url}/sitemap.xml`)).text()
  const set = async (option: string, value: string) => {
    const run = await runCommand('locations', [option, `toronto=${value}`], getSiteSettings(store))
    await revalidate(site, () => fetch(`${site.url}/toronto/reviews`))
    return run
  }
  const wrong = await set('--reviews-count', '4.75,128,2026-11-20')
  expect(wrong).toMatchObject({
    status: 2,
    text: expect.stringContaining('"4.75" is not a rating'),
  })
  expect(store.read('/locations/toronto/reviews_count')).toBeNull()
  await set('--reviews', PROFILE_URL)
  expect(await readSitemap()).not.toContain('/toronto/reviews')
  await set('--reviews-count', `4.7,128,${yesterday}`)

  for (const path of ['/toronto', '/toronto/hire', '/toronto/get-quote', '/toronto/reviews']) {
    await page.goto(path)
    const link = page.getByRole('link', { name: /^4\.7 of 5 from 128 reviews/ })
    await expect(link).toHaveAttribute('href', PROFILE_URL)
    await expect(page.locator('footer a[href="/toronto/reviews"]')).toBeVisible()
    await expectNoLayoutIssues(page)
  }
  const xml = await readSitemap()
  expect(xml).toContain('/toronto/reviews<')
  expect(xml).not.toContain('/barrie/reviews')
  await set('--reviews-count', 'none')
  expect(await (await fetch(`${site.url}/toronto`)).text()).not.toContain('public profile')
})
