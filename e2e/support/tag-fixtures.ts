import { settingsOf, test as base } from './fixtures'
import { watchPolicy } from './policy'
import { startSite, type Site } from './site'
import { serveTag, TAG_ENVIRONMENT, type TagStandIn } from './tag-stand-in'

export { expect } from '@playwright/test'

interface Fixtures {
  tag: TagStandIn
  nothingRefused: void
}

/** Stories on a site that measures, in which the browser must have refused nothing in the end. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ database }, use) => {
      const site = await startSite({ ...settingsOf(database), ...TAG_ENVIRONMENT })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  tag: async ({ context, site }, use) => use(await serveTag(context, site.url)),
  nothingRefused: [
    async ({ page, tag }, use) => {
      const refused = await watchPolicy(page)
      await use()
      base
        .expect(refused, `refused by the policy, after ${tag.commands.length} commands`)
        .toEqual([])
    },
    { auto: true },
  ],
})
