import type { Locator } from '@playwright/test'
import { getFieldPaths } from '@/lib/routing/paths'
import { waitForHydration } from '@/e2e/support/pages/hydration'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { getTrackingPhone } from '@/e2e/support/pages/crawl'
import { visitPage } from '@/e2e/support/pages/page-types'
import { FORMS } from '@/e2e/support/pages/site-forms'

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

function isUncovered(field: Locator): Promise<boolean> {
  return field.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect()
    const edges = [top + 1, top + height - 1]
    return edges.every((y) => document.elementFromPoint(left + width / 2, y) === input)
  })
}

test('Every form links to the policy of its city', async ({ page }) => {
  await stubEmptyMaps(page)
  for (const { form, ...place } of FORMS) {
    await visitPage(page, place)
    // A later step of the booking has the link.
    const link = form(page).getByRole('link', { name: 'Privacy', includeHidden: true })
    await expect(link).toHaveAttribute('href', /^\/(dfw|toronto)\/privacy$/)
  }
})

test('A visitor reads how accessible the site is, and whom to call', async ({ page }) => {
  await page.goto('/toronto/accessibility')
  await expect(page.getByRole('heading', { name: 'What we’ve tested' })).toBeVisible()
  const phone = getTrackingPhone('toronto')
  await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible()
})
