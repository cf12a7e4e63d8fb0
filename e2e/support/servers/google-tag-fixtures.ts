import { test as base } from './fixtures'
import { stubGoogleTag, TAG_ENVIRONMENT, type GoogleTagStub } from './google-tag-stub'

export { expect } from '@playwright/test'

/** Tests on a site with Google's tag, which its Content-Security-Policy must allow. */
export const test = base.extend<{ tag: GoogleTagStub }>({
  siteSettings: [TAG_ENVIRONMENT, { scope: 'worker' }],
  failOnCspViolations: true,
  tag: [
    async ({ context, site }, use) => use(await stubGoogleTag(context, site.url)),
    { auto: true },
  ],
})
