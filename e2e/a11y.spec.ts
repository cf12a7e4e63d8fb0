import { findBarriers, somePairs, STATES } from './support/a11y-matrix'
import { expect, test } from './support/fixtures'

/** A part of `npm run a11y`: every state, width, mode and engine in all pairs. */
for (const [n, state] of STATES.entries()) {
  const tag = state.prepare ? [] : '@core'
  test(`Nothing keeps anybody out: ${state.name}`, { tag }, async ({ browser, site, database }) => {
    database.misbehave(state.isStored ? undefined : 'deny')
    const found = await findBarriers(browser, site.url, state, somePairs(n))
    for (const { look, barriers } of found)
      expect.soft(barriers, `${look.engine} at ${look.width} px, ${look.mode}`).toEqual([])
  })
}
