import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { findFocusIssues } from '@/e2e/support/checks/focus-visibility'
import { NON_CITY_PAGES, getCityPages, visitPage } from '@/e2e/support/pages/page-types'
import { findSmallTargets } from '@/e2e/support/checks/target-sizes'

// The 404 pages.
test.use({ expectedErrors: [/404/] })

for (const [n, type] of [...NON_CITY_PAGES, ...getCityPages('toronto')].entries()) {
  const width = n % 2 ? 1280 : 390
  test(`A visitor of ${type.name} at ${width} px sees the keyboard focus at every stop, and every target is large enough`, async ({
    page,
  }) => {
    await stubEmptyMaps(page)
    // Smooth scrolling would move a stop while it is checked.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await visitPage(page, type)
    await page.waitForLoadState('networkidle')
    const { stops, issues } = await findFocusIssues(page)
    expect.soft(issues).toEqual([])
    expect(stops).toBeGreaterThan(10)
    expect.soft(await findSmallTargets(page)).toEqual([])
  })
}
