import { findViolations, getPairwiseChecks, PAGE_STATES } from '@/e2e/support/checks/a11y-matrix'
import { expect, test } from '@/e2e/support/servers/fixtures'

/** A part of `npm run verify -- a11y`: every state, width, mode and engine in all pairs. */
for (const [n, state] of PAGE_STATES.entries()) {
  const tag = state.prepare ? [] : '@core'
  test(`Nothing keeps anybody out: ${state.name}`, { tag }, async ({ browser, site, database }) => {
    database.setFault(state.needsWorkingDatabase ? undefined : 'deny')
    const found = await findViolations(browser, site.url, state, getPairwiseChecks(n))
    for (const { check, violations } of found)
      expect.soft(violations, `${check.engine} at ${check.width} px, ${check.mode}`).toEqual([])
  })
}
