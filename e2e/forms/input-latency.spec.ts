import { openPage, waitForHydration } from '@/e2e/support/pages/hydration'
import type { Page, Request } from '@playwright/test'
import { PAINT_TIMEOUT_MS } from '@/components/ui/browser'
import { openBooking, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

test.use({ viewport: WIDE_SCREEN })

const PATH = '/toronto/get-quote'
/** React-hook-form and its resolver load at the first input, zod and the schema after a pause. */
const MIN_VALIDATION_SCRIPTS = 3

test.describe('offline after the validation has loaded', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('The form’s validation loads during a visitor’s first pause', async ({ page, context }) => {
    await openPage(page, PATH)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.getByLabel('Your name').pressSequentially('Mary')
    await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(MIN_VALIDATION_SCRIPTS)

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveCount(2)
  })
})

/** The site waits for a frame only this long. A busy machine paints few, so we make the site wait longer. */
async function waitForEveryFrame(page: Page): Promise<void> {
  await page.addInitScript((paintTimeoutMs) => {
    const setTimeout = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (callback: () => void, delay?: number) =>
        setTimeout(callback, delay === paintTimeoutMs ? 10_000 : delay),
    })
  }, PAINT_TIMEOUT_MS)
}

test('The button shows the press in a frame before the validation', async ({ page }) => {
  await waitForEveryFrame(page)
  await openPage(page, PATH)
  const frames = await trackFirstFrames(page, {
    pressed: 'main button[aria-disabled]',
    checked: 'main [data-summary]',
  })
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.locator('[data-summary]')).toBeFocused()
  const { pressed, checked } = await frames()
  expect(checked).toBeGreaterThan(Number(pressed))
})

test('A corrected choice is shown in a frame before the new validation', async ({ page }) => {
  await waitForEveryFrame(page)
  await openBooking(page)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Book my pickup' }).click()
  await expect(page.locator('[data-summary]')).toBeFocused()
  const kind = page.getByRole('group', { name: 'Property type' })
  const frames = await trackFirstFrames(page, {
    chosen: '[name=propertyType]:checked',
    checked: 'fieldset:has([name=propertyType]):not(:has(.field-error))',
  })
  await kind.getByText('House').click()
  await expect(kind).not.toContainText('Error')
  const { chosen, checked } = await frames()
  expect(checked).toBeGreaterThan(Number(chosen))
})

/** @returns a function that returns the first frame of each element */
async function trackFirstFrames(
  page: Page,
  selectors: Record<string, string>,
): Promise<() => Promise<Record<string, number>>> {
  const firstFrames = await page.evaluateHandle((watched) => {
    const first: Record<string, number> = {}
    let frame = 0
    requestAnimationFrame(function next() {
      frame++
      requestAnimationFrame(next)
    })
    const recordFrames = () => {
      for (const [name, selector] of Object.entries(watched)) {
        if (document.querySelector(selector)) first[name] ??= frame
      }
    }
    document.addEventListener('change', recordFrames, true)
    new MutationObserver(recordFrames).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    })
    return first
  }, selectors)
  return () => firstFrames.jsonValue()
}
