import { findAxeViolations } from '@/e2e/support/checks/axe'
import { PAGE_STATES } from '@/e2e/support/pages/page-states'
import { visitPage } from '@/e2e/support/pages/page-types'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

const WIDTHS = [390, 1280]

// The 404 pages, and scripts that are blocked.
test.use({ expectedErrors: [/404|ERR_FAILED/] })

/** The pages with a form. */
const CORE_PAGES = ['toronto-landing', 'toronto-get-quote', 'toronto-book-now']

for (const state of PAGE_STATES) {
  const { name, prepare, withoutScripts } = state
  test(
    `No accessibility violation: ${name}`,
    { tag: CORE_PAGES.includes(name) ? '@core' : [] },
    async ({ page, database }) => {
      database.setFault('deny')
      await stubEmptyMaps(page)
      // Axe needs JavaScript, so that only the site's own scripts are off.
      if (withoutScripts) await page.route('**/*.js', (route) => route.abort())
      await visitPage(page, state)
      await page.waitForLoadState('networkidle')
      await prepare?.(page)
      // A submission loads another document, whose styles may still be loading.
      await page.waitForLoadState('networkidle')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([])
      }
    },
  )
}
