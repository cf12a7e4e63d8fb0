import type { Locator } from '@playwright/test'
import { getFieldPaths } from '@/lib/routing/paths'
import { waitForHydration } from '@/e2e/support/pages/hydration'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { SEED_LOCATIONS } from '@/lib/cities/locations'

const paths = getFieldPaths('toronto')
const LINKS = [
  ['Can you pack for me?', 'Get my free quote', paths.packing],
  ['Do I need a date before I get a quote?', 'Get my free quote', paths.moveDate],
  ['Do you do long-distance moves?', 'Get my free quote', paths.zip],
  ['What do you take?', 'Book a pickup', paths.bookingMessage],
  ['When can you come?', 'Book a pickup', paths.arrivalWindow],
  ['What if I don’t know how full the truck will be?', 'Book a pickup', paths.load],
] as const
const WIDTHS = [320, 1440]

describeVisitors('links', ({ javaScriptEnabled, visitor }) => {
  for (const [question, link, path] of LINKS) {
    test(`${visitor} follows the answer to “${question}” to its field`, async ({ page }) => {
      await stubEmptyMaps(page)
      const field = page.locator(`[id="${path.split('#')[1]}"]`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/toronto/faq')
        if (javaScriptEnabled) await waitForHydration(page)
        const answer = page.getByRole('group').filter({ hasText: question })
        await answer.getByText(question).click()
        await answer.getByRole('link', { name: link }).click()
        await expect(page).toHaveURL(path)
        if (javaScriptEnabled) await expect(field).toBeFocused()
        await expect(field).toBeInViewport({ ratio: 1 })
        await expect.poll(() => isUncovered(field)).toBe(true)
      }
    })
  }
})

/** Whether nothing, such as a sticky bar, lies over the field. */
function isUncovered(field: Locator): Promise<boolean> {
  return field.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect()
    const edges = [top + 1, top + height - 1]
    return edges.every((y) => document.elementFromPoint(left + width / 2, y) === input)
  })
}

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
