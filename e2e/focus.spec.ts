import { HEIGHT, WIDTHS } from './support/a11y-matrix'
import { withoutMaps } from './support/booking-page'
import { expect, test } from './support/fixtures'
import { focusFaults } from './support/focus-walk'
import { AREA_PAGES, cityPages, visit } from './support/page-types'
import { smallTargets } from './support/target-sizes'

// The pages for addresses where nothing is.
test.use({ expectedErrors: [/404/] })

for (const [n, type] of [...AREA_PAGES, ...cityPages('toronto')].entries()) {
  // A kind of page that both have comes once at each width.
  const width = WIDTHS[n % 2] ?? WIDTHS[0]
  test(`With the keyboard a visitor of ${type.name} always sees where they are, with a finger they hit what they mean, at ${width} px`, async ({
    page,
  }) => {
    await withoutMaps(page)
    // Scrolls at once, so that every stop is looked at where it comes to rest.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: HEIGHT })
    await visit(page, type)
    await page.waitForLoadState('networkidle')
    const { stops, faults } = await focusFaults(page)
    expect.soft(faults).toEqual([])
    expect(stops).toBeGreaterThan(10)
    expect.soft(await smallTargets(page)).toEqual([])
  })
}
