import { expect, test as base } from '@playwright/test'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import type { Job } from '@/lib/forms/job'
import type { Lead } from '@/lib/forms/lead'
import { LIST_NAMES } from '@/lib/store/store'
import { startDatabaseServer, type DatabaseServer } from './database-server'
import { startSite, type Site } from './site'

interface WorkerFixtures {
  database: DatabaseServer
  site: Site
}

interface TestFixtures {
  /** Messages in the browser's console that this test brings about on purpose. */
  expectedErrors: RegExp[]
  cleanDatabase: void
  skipMinimumFillTime: void
  failOnConsoleErrors: void
}

/** A site of each worker's own, on a database of the tests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const database = await startDatabaseServer()
      database.put('/locations', SEED_LOCATIONS)
      await use(database)
      await database.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ database }, use) => {
      const site = await startSite(getSiteSettings(database))
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  cleanDatabase: [
    async ({ database }, use) => {
      for (const list of LIST_NAMES.filter((name) => name !== 'locations'))
        database.put(`/${list}`, null)
      database.setFault(undefined)
      await use()
      database.setFault(undefined)
    },
    { auto: true },
  ],
  // Tests fill a form faster than people: their visitor opened the site ten seconds ago.
  skipMinimumFillTime: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        try {
          sessionStorage.setItem('opened', String(Date.now() - 10_000))
        } catch {
          // A frame without storage.
        }
      })
      await use()
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  failOnConsoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await use()
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)))
      expect(unexpected, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Settings of a site that stores in this database. */
export function getSiteSettings(database: DatabaseServer): Record<string, string> {
  return {
    FIREBASE_DATABASE_URL: 'https://home-team.firebaseio.com',
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${database.port}`,
  }
}

/** What the database holds under /leads. */
export function getLeads(database: DatabaseServer): Record<string, Lead> {
  return (database.read('/leads') ?? {}) as unknown as Record<string, Lead>
}

/** What the database holds under /jobs. */
export function getJobs(database: DatabaseServer): Record<string, Job> {
  return (database.read('/jobs') ?? {}) as unknown as Record<string, Job>
}

/** Both ways of using a form; titles of stories say which. */
export const JAVASCRIPT_MODES = [
  { javaScriptEnabled: true, visitor: 'A visitor' },
  { javaScriptEnabled: false, visitor: 'A visitor without JavaScript' },
]
