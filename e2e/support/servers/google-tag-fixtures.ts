import { getSiteSettings, test as base } from './fixtures'
import { trackCspViolations } from '@/e2e/support/checks/csp-violations'
import { startSite, type Site } from './site'
import { stubGoogleTag, TAG_ENVIRONMENT, type GoogleTagStub } from './google-tag-stub'

export { expect } from '@playwright/test'

interface Fixtures {
  tag: GoogleTagStub
  expectNoCspViolations: void
}

/** Stories on a site that measures, in which the browser must have refused nothing in the end. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ database }, use) => {
      const site = await startSite({ ...getSiteSettings(database), ...TAG_ENVIRONMENT })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  tag: async ({ context, site }, use) => use(await stubGoogleTag(context, site.url)),
  expectNoCspViolations: [
    async ({ page, tag }, use) => {
      const violations = await trackCspViolations(page)
      await use()
      base
        .expect(violations, `refused by the policy, after ${tag.commands.length} commands`)
        .toEqual([])
    },
    { auto: true },
  ],
})
