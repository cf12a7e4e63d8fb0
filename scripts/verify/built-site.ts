import { chromium, type Browser } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings } from '@/e2e/support/servers/fixtures'
import { startSite } from '@/e2e/support/servers/site'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { ensureBrowser } from '@/scripts/ensure-browser'
import { ensureBuild } from './ensure-build'

interface BuiltSite {
  browser: Browser
  database: DatabaseServer
  url: string
}

/** Starts browser, database and built site, and ends them afterwards. */
export async function withBuiltSite(use: (built: BuiltSite) => Promise<void>): Promise<void> {
  ensureBuild(true)
  ensureBrowser()
  const database = await startDatabaseServer()
  database.put('/locations', SEED_LOCATIONS)
  const site = await startSite(getSiteSettings(database))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  try {
    await use({ browser, database, url: site.url })
  } finally {
    if (!site.isRunning()) console.error(`The site exited early:\n${site.log()}`)
    await browser.close()
    await site.stop()
    await database.stop()
  }
}

/** The first error rejects; the other workers go on. */
export async function runInParallel<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
