import { getBookingForm, openBooking, stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { waitForDraft } from '@/e2e/support/pages/draft'
import { expect, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { openWithoutScripts } from '@/e2e/support/pages/pause-requests'

test.use({ viewport: { width: 390, height: 844 } })

const DISCOUNT_HINT = /a half load or more earns \$20 off.*a full load or more earns \$50 off/
const LOAD_CASES: [load: RegExp, text: RegExp][] = [
  [/^A quarter/, DISCOUNT_HINT],
  [/^Half/, /\$20 off/],
  [/^Three quarters/, /\$20 off/],
  [/^Full or more/, /\$50 off/],
  [/^Not sure yet/, DISCOUNT_HINT],
]

describeVisitors('load', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} reads which coupon a load earns, and nothing moves`, async ({ page }) => {
    const form = await openBooking(page)
    if (javaScriptEnabled) await expect(form.getByText(/Valid until/).first()).toBeAttached()
    const question = form.getByRole('group', { name: /^How full/ })
    const height = (await question.boundingBox())?.height
    for (const [load, text] of LOAD_CASES) {
      await form.getByRole('radio', { name: load }).check()
      const status = await question.getByRole('status').ariaSnapshot()
      expect(status).toMatch(text)
      expect(status.match(/\$\d+ off/g)).toHaveLength(text === DISCOUNT_HINT ? 2 : 1)
      expect((await question.boundingBox())?.height).toBe(height)
    }
  })
})

test('The layout does not shift when the page computes the coupon’s date', async ({ page }) => {
  await stubEmptyMaps(page)
  const release = await openWithoutScripts(page, '/toronto/book-now')
  const form = getBookingForm(page)
  await expect(form.getByText('Valid the month we come').first()).toBeAttached()
  // We hold the scripts back, so no load event comes: we wait for styles and fonts instead.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  )
  await page.evaluate(() => document.fonts.ready)
  const coupons = form.getByRole('group', { name: /^How full/ }).getByRole('status')
  const height = (await coupons.boundingBox())?.height
  release()
  await expect(form.getByText(/Valid until/).first()).toBeAttached()
  expect((await coupons.boundingBox())?.height).toBe(height)
})

test('The drawing of the truck stays when a draft comes back', async ({ page }) => {
  const form = await openBooking(page)
  await form.getByRole('radio', { name: /^Half/ }).check()
  await waitForDraft(page, 'half')
  await page.reload()
  await expect(form.getByRole('radio', { name: /^Half/ })).toBeChecked()
  await expect(form.locator('.load svg')).toHaveCount(1)
  await expect(form.locator('.load-marker')).toHaveCSS('opacity', '1')
})
