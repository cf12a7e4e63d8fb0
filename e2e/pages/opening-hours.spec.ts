import {
  getLayoutShifts,
  scrollThrough,
  trackLayoutShifts,
} from '@/e2e/support/checks/layout-shifts'
import { expect, test } from '@/e2e/support/servers/fixtures'

const PATHS = ['/toronto', '/toronto/get-quote']

for (const [day, time, status, text] of [
  ['a closed Sunday', '2026-11-22T18:00:00Z', 'closed', 'We answer again Monday at 8 am'],
  ['an open Monday', '2026-11-23T18:00:00Z', 'open', 'We answer until 6 pm'],
] as const) {
  test(`On ${day} the large number says when we answer, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 })
    await page.clock.install({ time: new Date(time) })
    await trackLayoutShifts(page)
    for (const path of PATHS) {
      await page.goto(path)
      const call = page.locator('[data-phones]').filter({ hasText: text })
      await expect(call).toHaveAttribute('data-phones', status)
      await expect(call.getByRole('link', { name: 'Call 416-555-0110' })).toBeVisible()
      await page.clock.resume()
      await scrollThrough(page)
      const shifts = await getLayoutShifts(page)
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor reads the opening hours beside the large number', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path)
      await expect(page.getByText('We answer Monday to Saturday, 8 am to 6 pm')).toBeVisible()
    }
  })
})
