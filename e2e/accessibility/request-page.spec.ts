import type { Page } from '@playwright/test'
import { findAxeViolations, findSmallTargets } from '@/e2e/support/checks/accessibility'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { openPage } from '@/e2e/support/pages/hydration'
import { pressMove, sendRequest } from '@/e2e/support/pages/request-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

const pressEmpty = (page: Page) =>
  pressMove(page).then(() => page.locator('[data-summary]').waitFor())

for (const [state, { kind = 'pickup', query = '', status, prepare }] of Object.entries<{
  kind?: 'pickup' | 'quote'
  query?: string
  status?: string
  prepare?: (page: Page) => Promise<void>
}>({
  booked: {},
  'with a message': { prepare: pressEmpty },
  'asking whether to cancel': { query: '&cancel=1' },
  'asking whether to cancel a quote': { kind: 'quote', query: '&cancel=1' },
  cancelled: { query: '&done=1', status: 'cancelled' },
})) {
  test(`The page of a request is accessible ${state}`, async ({ page, site, database }) => {
    const { path, key } = await sendRequest(site.url, kind)
    if (status) database.put(`/jobs/${key}/job_status`, status)
    await openPage(page, path + query)
    await prepare?.(page)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([])
    }
    expect.soft(await findSmallTargets(page)).toEqual([])
    await expectNoLayoutIssues(page)
  })
}
