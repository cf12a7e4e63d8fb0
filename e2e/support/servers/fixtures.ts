import { expect, test as base } from '@playwright/test'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import type { Job, Lead } from '@/lib/forms/records.fixture'
import { LIST_NAMES } from '@/lib/store/store'
import { startDatabaseServer, type DatabaseServer } from './database-server'
import { getMailSettings, startMailServer } from './mail-server'
import { refuseRepetition, recordStall } from './repeat-stalled'
import { startSite, type Site } from './site'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver'

interface WorkerFixtures {
  database: DatabaseServer
  siteSettings: Record<string, string>
  site: Site
  /** Starts with the first test that reads its mails (office.ts). */
  mailedSite: MailedSite
}

export type MailedSite = Awaited<ReturnType<typeof startMailedSite>>

interface ServerFixtures {
  /** Stops a server after the console check: until then its page may still be loading. */
  stopAfterTest: (server: { stop: () => unknown }) => void
  /** Starts one more site on the same database, and stops it after the test. */
  startOtherSite: (settings?: Record<string, string>) => Promise<Site>
  webhookReceiver: WebhookReceiver
  cleanDatabase: void
  repeatStalledOnly: void
}

interface BrowserFixtures {
  /** Console messages that this test causes on purpose. */
  expectedErrors: RegExp[]
  skipMinimumFillTime: void
  checkConsoleErrors: void
}

/** Each worker has its own site and database. No browser starts. */
export const serverTest = base.extend<ServerFixtures, WorkerFixtures>({
  database: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use) => {
      const database = await startSeededDatabase()
      await use(database)
      await database.stop()
    },
    { scope: 'worker' },
  ],
  siteSettings: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ database, siteSettings }, use) => {
      const SECURITY_CONTACT = 'mailto:security@site.example'
      const settings = { ...getSiteSettings(database), SECURITY_CONTACT, ...siteSettings }
      const site = await startSite(settings)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  mailedSite: [
    async ({ database }, use) => {
      const mailedSite = await startMailedSite(database)
      await use(mailedSite)
      for (const name of ['site', 'mail', 'chat'] as const) await mailedSite[name].stop()
    },
    // Does not count toward the test's time: a site starts slowly beside other tests.
    { scope: 'worker', timeout: 60_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
  stopAfterTest: async ({}, use) => {
    const servers: { stop: () => unknown }[] = []
    await use((server) => servers.unshift(server))
    for (const server of servers) await server.stop()
  },
  webhookReceiver: async ({ stopAfterTest }, use) => {
    const receiver = await startWebhookReceiver()
    stopAfterTest(receiver)
    await use(receiver)
  },
  startOtherSite: async ({ database, stopAfterTest }, use) => {
    await use(async (settings) => {
      const site = await startSite({ ...getSiteSettings(database), ...settings })
      stopAfterTest(site)
      return site
    })
  },
  repeatStalledOnly: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
    async ({}, use, testInfo) => {
      refuseRepetition(testInfo)
      await use()
    },
    { auto: true },
  ],
  cleanDatabase: [
    async ({ database }, use) => {
      resetRecords(database)
      database.setFault(undefined)
      await use()
      database.setFault(undefined)
    },
    { auto: true },
  ],
})

export const test = serverTest.extend<BrowserFixtures>({
  baseURL: ({ site }, use) => use(site.url),
  repeatStalledOnly: async ({ page }, use, testInfo) => {
    refuseRepetition(testInfo)
    await use()
    await recordStall(page, testInfo)
  },
  // Tests fill a form faster than people, so their visitor opened the site ten seconds ago.
  skipMinimumFillTime: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        try {
          const memory = JSON.parse(sessionStorage.getItem('forms') ?? '{}') as object
          const openedAt = Date.now() - 10_000
          sessionStorage.setItem('forms', JSON.stringify({ ...memory, openedAt }))
        } catch {
          // Some frames have no storage.
        }
      })
      await use()
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  // Includes errors about what the Content-Security-Policy blocks.
  checkConsoleErrors: [
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- depending on it makes it end after this check
    async ({ page, expectedErrors, stopAfterTest }, use) => {
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

export async function startSeededDatabase(): Promise<DatabaseServer> {
  const database = await startDatabaseServer()
  resetRecords(database)
  return database
}

/** Its office gets mails and chat messages. Commands for it need the same settings. */
async function startMailedSite(database: DatabaseServer) {
  const [mail, chat] = [await startMailServer(), await startWebhookReceiver()]
  const channels = { ...getMailSettings(mail), CHAT_WEBHOOK_URL: chat.url }
  const settings = { ...getSiteSettings(database), ...channels }
  return { site: await startSite(settings), mail, chat, settings }
}

export function resetRecords(database: DatabaseServer): void {
  for (const list of LIST_NAMES)
    database.put(`/${list}`, list === 'locations' ? SEED_LOCATIONS : null)
}

export function getSiteSettings(database: DatabaseServer): Record<string, string> {
  return {
    FIREBASE_DATABASE_URL: 'https://movers.firebaseio.com',
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${database.port}`,
  }
}

const readList = (database: DatabaseServer, list: string): unknown =>
  database.read(`/${list}`) ?? {}

export const getLeads = (database: DatabaseServer) =>
  readList(database, 'leads') as Record<string, Lead>
export const getJobs = (database: DatabaseServer) =>
  readList(database, 'jobs') as Record<string, Job>
export const getDetails = (database: DatabaseServer) =>
  readList(database, 'details') as Record<string, Record<string, unknown>>
export const getConsents = (database: DatabaseServer) =>
  Object.values(getDetails(database)).map(({ consent }) => consent)

export const JAVASCRIPT_MODES = [
  { javaScriptEnabled: true, visitor: 'A visitor' },
  { javaScriptEnabled: false, visitor: 'A visitor without JavaScript' },
]
type VisitorMode = (typeof JAVASCRIPT_MODES)[number]

export function describeVisitors(title: string, declare: (mode: VisitorMode) => void): void {
  for (const mode of JAVASCRIPT_MODES) {
    test.describe(title, () => {
      test.use({ javaScriptEnabled: mode.javaScriptEnabled })
      declare(mode)
    })
  }
}
