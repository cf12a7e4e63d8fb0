import { rmSync } from 'node:fs'
import { postPickup } from '@/e2e/support/pages/post-form'
import type { Json } from './database-tree'
import { SITE_KEY } from './desk'
import {
  expect,
  getSiteSettings,
  resetRecords,
  startSeededDatabase,
  test as base,
} from './fixtures'
import { copyBuild, createClock, startSite, type Site } from './site'

/** For /api/revalidate and /api/cron. */
export const CRON_SECRET = 'cron-'.repeat(7)

export type IsolatedSite = Awaited<ReturnType<typeof startIsolatedSite>>

/**
 * Has its own database and its own copy of the build, because refreshed pages are written to disk. The copy
 * takes seconds.
 */
async function startIsolatedSite() {
  const folder = copyBuild()
  const { setHours, settings } = createClock(folder)
  const store = await startSeededDatabase()
  const secrets = { CRON_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: SITE_KEY }
  const site = await startSite({ ...getSiteSettings(store), ...secrets, ...settings }, folder)
  return {
    store,
    site,
    setHours,
    async stop() {
      await site.stop()
      await store.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Refreshes the site, and reads a page that needs a location. We repeat this only when a busy site timed
 * out on the location and kept its page.
 */
export async function revalidate<Result>(site: Site, read: () => Promise<Result>) {
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  for (;;) {
    const before = site.log().length
    const answer = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
    const result = await read()
    if (!site.log().slice(before).includes('"outcome":"fallback"')) return { answer, result }
  }
}

export const getPhones = ({ url }: Site, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(url + path)).text()
      return /CALL (?:<[^>]*>)?([\d-]+)/.exec(html)?.[1]
    }),
  )

export async function setCalendar({ site, store }: IsolatedSite, fields: Record<string, Json>) {
  for (const [name, value] of Object.entries(fields)) store.put(`/locations/toronto/${name}`, value)
  const { answer, result } = await revalidate(site, () => fetch(`${site.url}/toronto/book-now`))
  expect([answer.status, result.status]).toEqual([200, 200])
}

export async function bookElsewhere(
  { site }: IsolatedSite,
  selectedDate: string,
  name = 'Ann Other',
): Promise<void> {
  const answer = await postPickup(site.url, { selectedDate, timeSlot: '11:00-13:00', name })
  expect(answer.status).toBe(303)
}

/** Its database may be stopped. */
export const freshTest = base.extend<{ isolated: IsolatedSite }>({
  isolated: [
    async ({ stopAfterTest }, use) => {
      const isolated = await startIsolatedSite()
      stopAfterTest(isolated)
      await use(isolated)
    },
    { timeout: 60_000 },
  ],
  // The worker's own site does not start.
  baseURL: ({ isolated }, use) => use(isolated.site.url),
})

/** The tests of a worker share one such site, and each begins with fresh pages. */
export const test = base.extend<{ isolated: IsolatedSite }, { shared: IsolatedSite }>({
  shared: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const isolated = await startIsolatedSite()
      await use(isolated)
      await isolated.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  isolated: async ({ shared }, use) => {
    shared.store.setFault(undefined)
    resetRecords(shared.store)
    await setCalendar(shared, {})
    await use(shared)
  },
  baseURL: ({ isolated }, use) => use(isolated.site.url),
})
