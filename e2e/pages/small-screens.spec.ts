import type { Locator } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

test.beforeEach(({ page }) => stubEmptyMaps(page))

for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now']) {
  test(`On a phone ${path} shows within two screens why to trust us, above it the first field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const getBottom = async (locator: Locator) => {
      const box = await locator.first().boundingBox()
      return box ? box.y + box.height : Infinity
    }
    const main = page.getByRole('main')
    expect(await getBottom(main.locator('form input:visible:not([tabindex="-1"])'))).toBeLessThan(
      740,
    )
    for (const text of ['No hidden fees', 'All-inclusive rates', 'We match the price'])
      expect(await getBottom(main.getByText(text).locator('visible=true'))).toBeLessThan(1480)
    const next = main.getByText('What happens next').locator('visible=true')
    expect(await getBottom(next)).toBeLessThan(1480)
    await expect(next.first().locator('..')).toContainText('Monday to Saturday')
  })
}

test('On a low screen no bar stays over the page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openPage(page, '/toronto/get-quote')
  await page.mouse.wheel(0, 1_000)
  const bars = page.locator('[data-sticky-header], nav[aria-label="Quote and call"]')
  const positions = await bars.evaluateAll((all) =>
    all.flatMap((bar) => (bar.checkVisibility() ? [getComputedStyle(bar).position] : [])),
  )
  expect(positions).toEqual(['static'])
})
