import { findViolations, getPairwiseChecks, PAGE_STATES } from '@/e2e/support/checks/a11y-matrix'
import { expect, test } from '@/e2e/support/servers/fixtures'

/** All pairs of state, width, mode and engine; `npm run verify -- a11y` checks every combination. */
for (const [n, state] of PAGE_STATES.entries()) {
  const tag = state.prepare ? [] : '@core'
  test(
    `No accessibility violation: ${state.name}`,
    { tag },
    async ({ browser, site, database }) => {
      database.setFault(state.needsWorkingDatabase ? undefined : 'deny')
      const found = await findViolations(browser, site.url, state, getPairwiseChecks(n))
      for (const { check, violations } of found)
        expect.soft(violations, `${check.engine} at ${check.width} px, ${check.mode}`).toEqual([])
    },
  )
}
