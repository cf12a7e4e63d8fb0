import { HEIGHT, WIDTHS } from '@/e2e/support/checks/a11y-matrix'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { findFocusIssues } from '@/e2e/support/checks/focus-visibility'
import { NON_CITY_PAGES, getCityPages, visitPage } from '@/e2e/support/pages/page-types'
import { findSmallTargets } from '@/e2e/support/checks/target-sizes'

// The pages for addresses where nothing is.
test.use({ expectedErrors: [/404/] })

for (const [n, type] of [...NON_CITY_PAGES, ...getCityPages('toronto')].entries()) {
  // A kind of page that both have comes once at each width.
  const width = WIDTHS[n % 2] ?? WIDTHS[0]
  test(`With the keyboard a visitor of ${type.name} always sees where they are, with a finger they hit what they mean, at ${width} px`, async ({
    page,
  }) => {
    await stubEmptyMaps(page)
    // Scrolls at once, so that every stop is looked at where it comes to rest.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: HEIGHT })
    await visitPage(page, type)
    await page.waitForLoadState('networkidle')
    const { stops, issues } = await findFocusIssues(page)
    expect.soft(issues).toEqual([])
    expect(stops).toBeGreaterThan(10)
    expect.soft(await findSmallTargets(page)).toEqual([])
  })
}
