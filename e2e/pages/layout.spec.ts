import type { Locator } from '@playwright/test'
import {
  bookPickup,
  openBooking,
  showAllSteps,
  stubEmptyMaps,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { openPage, waitForHydration } from '@/e2e/support/pages/hydration'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { findAxeViolations } from '@/e2e/support/checks/accessibility'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import {
  delayFonts,
  scrollThrough,
  getLayoutShifts,
  trackLayoutShifts,
} from '@/e2e/support/checks/layout-shifts'
import {
  getCityPages,
  PAGE_KINDS,
  TRANSLATED_PAGES,
  visitPage,
} from '@/e2e/support/pages/page-types'

/** French and Spanish words are longer. */
const FRENCH_FORMS = getCityPages('ottawa', 'fr').slice(0, 3)
const SPANISH_PAGES = getCityPages('fort-lauderdale', 'es')
const PAGES = [...PAGE_KINDS, ...FRENCH_FORMS, ...SPANISH_PAGES.slice(0, 3)]
/** Long names of cities. */
const LONG_NAMES = ['dfw', 'fort-lauderdale'] as const

const MAX_LAYOUT_SHIFT = 0.01

test.use({ expectedErrors: [/404/] })

for (const type of PAGES) {
  test(
    `Nothing shifts on the page ${type.name} when fonts load late`,
    { tag: '@roboto' },
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
    `The page ${type.name} in the widest system font is fully readable`,
    { tag: '@dejavu' },
    async ({ page }) => {
      await delayFonts(page)
      await visitPage(page, type)
      await showAllSteps(page)
      await expectNoLayoutIssues(page)
    },
  )
}

for (const type of [
  ...PAGES,
  ...LONG_NAMES.flatMap((city) => getCityPages(city).slice(0, 1)),
  ...SPANISH_PAGES.slice(3),
  ...TRANSLATED_PAGES,
]) {
  test(`The page ${type.name} is readable small and in large text`, async ({ page }) => {
    await visitPage(page, type)
    await showAllSteps(page)
    await expectNoLayoutIssues(page)
  })
}

for (const [path, visitorCountry] of [
  ['/dfw', 'US'],
  ['/dfw/get-quote', 'US'],
  ['/toronto/book-now', 'CA'],
  ['/fr/ottawa', 'CA'],
  ['/fr/ottawa/book-now', 'CA'],
  ['/es/fort-lauderdale/get-quote', 'US'],
  ['/es/fort-lauderdale/book-now', 'US'],
] as const)
  test(`The errors of ${path} are accessible, and readable small and in large text`, async ({
    page,
  }) => {
    await stubEmptyMaps(page)
    await visitPage(page, { path, visitorCountry })
    await waitForHydration(page)
    await page.setViewportSize(WIDE_SCREEN)
    await page.locator('main form [type=submit]').first().click()
    await expect(page.locator('[data-summary]').first()).toBeFocused()
    expect.soft(await findAxeViolations(page)).toEqual([])
    await expectNoLayoutIssues(page)
  })

for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now']) {
  test(`On a phone ${path} shows within 2.1 screens why to trust us, and on the first our promise below the phone`, async ({
    page,
  }) => {
    await stubEmptyMaps(page)
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
    // A phone shows the phone field of the booking form in its last step.
    if (path !== '/toronto/book-now')
      expect(await getBottom(main.getByText('We never sell your number'))).toBeLessThan(740)
    for (const text of ['No hidden fees', 'All-inclusive rates', 'We match the price'])
      expect(await getBottom(main.getByText(text).locator('visible=true'))).toBeLessThan(2.1 * 740)
    const next = main.getByText('What happens next').locator('visible=true')
    expect(await getBottom(next)).toBeLessThan(2.1 * 740)
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

test('A visitor who prints a pickup pass gets only the pass', async ({ page }) => {
  await openBooking(page)
  await bookPickup(page, true)
  await page.waitForLoadState()
  await page.emulateMedia({ media: 'print' })
  const pass = page.getByRole('region', { name: 'Pickup pass' })
  await expect(pass).toContainText('Arrival window')
  const getPrinted = () => page.evaluate(() => document.body.innerText.trim())
  await expect.poll(getPrinted).toBe((await pass.innerText()).trim())
})

test('A visitor who prints the FAQ gets every answer', async ({ page }) => {
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
