import type { Page } from '@playwright/test'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { FORMS, submitExpectingErrors } from '@/e2e/support/pages/site-forms'
import { findLayoutIssues } from '@/e2e/support/checks/layout-issues'
import {
  delayFonts,
  scrollThrough,
  getLayoutShifts,
  trackLayoutShifts,
} from '@/e2e/support/checks/layout-shifts'
import {
  NON_CITY_PAGES,
  getCityPages,
  JOB_THANK_YOU_PATH,
  visitPage,
} from '@/e2e/support/pages/page-types'

/** Every kind of page, and the landing pages of the names that are hardest to fit. */
const PAGES = [
  ...NON_CITY_PAGES,
  ...getCityPages('toronto'),
  ...getCityPages('dfw').slice(0, 1),
  ...getCityPages('fort-lauderdale').slice(0, 1),
]

const MAX_LAYOUT_SHIFT = 0.01

// The pages for addresses where nothing is.
test.use({ expectedErrors: [/404/] })

/**
 * Narrow, as narrow as two columns get, and with letters of twice the size: nothing is lost, nothing
 * lies beside the screen, and no text runs out of its column.
 */
async function expectNoLayoutIssues(page: Page): Promise<void> {
  for (const [width, fontSize] of [
    [1024, '100%'],
    [320, '100%'],
    [390, '200%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    const faults = await findLayoutIssues(page)
    expect.soft(faults, `at ${width} px with text at ${fontSize}`).toEqual([])
  }
}

for (const type of PAGES) {
  test(
    `A reader of the page ${type.name} sees nothing jump when fonts are late`,
    { tag: ['@core', '@fonts'] },
    async ({ page }) => {
      await trackLayoutShifts(page)
      await delayFonts(page)
      for (const [width, height] of [
        [390, 780],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await visitPage(page, type)
        await scrollThrough(page)
        const shifts = await getLayoutShifts(page)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect
          .soft(total, `at ${width} px: ${JSON.stringify(shifts, null, 2)}`)
          .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
      }
    },
  )

  test(
    `A reader of the page ${type.name} in a system font misses nothing`,
    { tag: '@fonts' },
    async ({ page }) => {
      await delayFonts(page)
      await visitPage(page, type)
      await expectNoLayoutIssues(page)
    },
  )

  test(`A reader of the page ${type.name} with a small screen or large letters misses nothing`, async ({
    page,
  }) => {
    await visitPage(page, type)
    await expectNoLayoutIssues(page)
  })
}

for (const { name, form, ...place } of FORMS) {
  test(`A visitor with a small screen or large letters reads what the ${name} form misses`, async ({
    page,
  }) => {
    await stubEmptyMaps(page)
    await visitPage(page, place)
    await submitExpectingErrors(page, form(page))
    await expectNoLayoutIssues(page)
  })
}

test('A visitor who prints a pickup pass gets the pass and nothing else', async ({ page }) => {
  await page.goto(JOB_THANK_YOU_PATH)
  await page.emulateMedia({ media: 'print' })
  const pass = page.getByRole('region', { name: 'Pickup pass' })
  await expect(pass).toContainText('Arrival window')
  const printed = await page.evaluate(() => document.body.innerText)
  expect(printed.trim()).toBe((await pass.innerText()).trim())
})

test('A visitor who prints the questions gets every answer', async ({ page }) => {
  await page.goto('/toronto/faq')
  await page.emulateMedia({ media: 'print' })
  const answers = await page.locator('details').evaluateAll((items) =>
    items.map((item) => {
      const answer = item.querySelector(':scope > :not(summary)')
      const { bottom = Infinity, height = 0 } = answer?.getBoundingClientRect() ?? {}
      const isInside = height > 0 && bottom <= item.getBoundingClientRect().bottom + 1
      return isInside && answer?.checkVisibility() ? 'printed' : item.textContent
    }),
  )
  expect(answers.length).toBeGreaterThan(10)
  expect(new Set(answers)).toEqual(new Set(['printed']))
})
