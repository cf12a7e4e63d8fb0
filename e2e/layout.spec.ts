import type { Page } from '@playwright/test'
import { withoutMaps } from './support/booking-page'
import { expect, test } from './support/fixtures'
import { FORMS, sendInVain } from './support/forms'
import { layoutFaults } from './support/layout-faults'
import { lateFonts, scrollThrough, shiftsOf, watchShifts } from './support/layout-watch'
import { AREA_PAGES, cityPages, JOB_PASS, visit } from './support/page-types'

/** Every kind of page, and the landing pages of the names that are hardest to fit. */
const PAGES = [
  ...AREA_PAGES,
  ...cityPages('toronto'),
  ...cityPages('dfw').slice(0, 1),
  ...cityPages('fort-lauderdale').slice(0, 1),
]

const MOST_SHIFT = 0.01

// The pages for addresses where nothing is.
test.use({ expectedErrors: [/404/] })

/**
 * Narrow, as narrow as two columns get, and with letters of twice the size: nothing is lost, nothing
 * lies beside the screen, and no text runs out of its column.
 */
async function expectEverythingReadable(page: Page): Promise<void> {
  for (const [width, textSize] of [
    [1024, '100%'],
    [320, '100%'],
    [390, '200%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, textSize)
    const faults = await layoutFaults(page)
    expect.soft(faults, `at ${width} px with text at ${textSize}`).toEqual([])
  }
}

for (const type of PAGES) {
  test(
    `A reader of the page ${type.name} sees nothing jump when fonts are late`,
    { tag: ['@core', '@fonts'] },
    async ({ page }) => {
      await watchShifts(page)
      await lateFonts(page)
      for (const [width, height] of [
        [390, 780],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await visit(page, type)
        await scrollThrough(page)
        const shifts = await shiftsOf(page)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect
          .soft(total, `at ${width} px: ${JSON.stringify(shifts, null, 2)}`)
          .toBeLessThanOrEqual(MOST_SHIFT)
      }
    },
  )

  test(
    `A reader of the page ${type.name} in a system font misses nothing`,
    { tag: '@fonts' },
    async ({ page }) => {
      await lateFonts(page)
      await visit(page, type)
      await expectEverythingReadable(page)
    },
  )

  test(`A reader of the page ${type.name} with a small screen or large letters misses nothing`, async ({
    page,
  }) => {
    await visit(page, type)
    await expectEverythingReadable(page)
  })
}

for (const { name, form, ...place } of FORMS) {
  test(`A visitor with a small screen or large letters reads what the ${name} form misses`, async ({
    page,
  }) => {
    await withoutMaps(page)
    await visit(page, place)
    await sendInVain(page, form(page))
    await expectEverythingReadable(page)
  })
}

test('A visitor who prints a pickup pass gets the pass and nothing else', async ({ page }) => {
  await page.goto(JOB_PASS)
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
