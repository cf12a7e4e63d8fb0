import { findAxeViolations, findSmallTargets } from '@/e2e/support/checks/accessibility'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { openPage } from '@/e2e/support/pages/hydration'
import { pressMove, sendRequest } from '@/e2e/support/pages/request-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

test('The page of a request is accessible in every state', async ({ page, site, database }) => {
  const pickup = await sendRequest(site.url, 'pickup')
  const quote = await sendRequest(site.url, 'quote')
  const check = async (path: string, prepare?: () => Promise<unknown>) => {
    await openPage(page, path)
    await prepare?.()
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findAxeViolations(page), `${path} at ${width} px`).toEqual([])
    }
    expect.soft(await findSmallTargets(page), path).toEqual([])
    await expectNoLayoutIssues(page)
  }
  await check(pickup.path)
  await check(pickup.path, () =>
    pressMove(page).then(() => page.locator('[data-summary]').waitFor()),
  )
  await check(`${pickup.path}&cancel=1`)
  await check(`${quote.path}&cancel=1`)
  database.put(`/jobs/${pickup.key}/job_status`, 'cancelled')
  await check(`${pickup.path}&done=1`)
})
