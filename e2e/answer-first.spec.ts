import type { Request } from '@playwright/test'
import { expect, test } from './support/fixtures'

const PATH = '/toronto/get-quote'
/** The checks arrive when a form is touched; what they need to run, when the visitor pauses. */
const AFTER_TOUCH_MS = 900

test.describe('without a network after that', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('A visitor who pauses at the form has its checks before the button is pressed', async ({
    page,
    context,
  }) => {
    await page.goto(PATH)
    await page.waitForLoadState('networkidle')
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    const touched = Date.now()
    await page.getByLabel('Your name').pressSequentially('Mary')
    await page.waitForEvent(
      'requestfinished',
      (request) => request.resourceType() === 'script' && Date.now() - touched > AFTER_TOUCH_MS,
    )
    await expect.poll(() => underWay.size).toBe(0)

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Get my estimate' }).click()
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary.getByRole('link')).toHaveCount(2)
  })
})

test('A visitor sees that the button was pressed before the form is checked', async ({ page }) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  // The frame in which each was there first.
  await page.evaluate(() => {
    let frame = 0
    requestAnimationFrame(function next() {
      frame++
      requestAnimationFrame(next)
    })
    const note = (name: string, selector: string) => {
      if (document.querySelector(selector)) document.documentElement.dataset[name] ??= `${frame}`
    }
    new MutationObserver(() => {
      note('pressed', 'main button[aria-disabled]')
      note('checked', 'main [data-summary]')
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.getByRole('button', { name: 'Get my estimate' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  const frames = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(Number(frames.checked)).toBeGreaterThan(Number(frames.pressed))
})
