import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { expect, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'

const PHONE = SEED_LOCATIONS.toronto.tracking_phone

describeVisitors('policy', ({ visitor }) => {
  for (const [form, path] of [
    ['Moving quote', '/toronto'],
    ['Quick estimate', '/toronto/get-quote'],
    ['Junk pickup', '/toronto/book-now'],
  ] as const) {
    test(`${visitor} opens the policy from ${path} and stays in the city`, async ({ page }) => {
      await stubEmptyMaps(page)
      await page.goto(path)
      const link = page.getByRole('form', { name: form }).getByRole('link', { name: 'Privacy' })
      await link.click()
      await expect(page).toHaveURL('/toronto/privacy')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
      // Under "Privacy choices" and "Who to ask".
      await expect(page.getByRole('main').getByRole('link', { name: PHONE })).toHaveCount(2)
      await expect(page.getByRole('link', { name: 'GET QUOTE' })).toHaveAttribute(
        'href',
        '/toronto/get-quote',
      )
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^o]\/privacy$/)
    })
  }
})

test('A visitor reads how accessible the site is, and whom to call', async ({ page }) => {
  await page.goto('/toronto/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/toronto/accessibility')
  await expect(page.getByRole('heading', { name: 'What we’ve tested' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: PHONE })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /[^o]\/accessibility$/,
  )
})

test('From the home page the policy has no city', async ({ page }) => {
  await page.goto('/')
  for (const link of await page.getByRole('link', { name: 'Privacy policy' }).all())
    await expect(link).toHaveAttribute('href', '/privacy')
})
