import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '@/e2e/support/servers/browser'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings } from '@/e2e/support/servers/fixtures'
import { refreshBuildTimestamps } from '@/e2e/support/servers/refresh-build-timestamps'
import { startSite } from '@/e2e/support/servers/site'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { ensureBrowser } from '@/scripts/ensure-browser'

interface BuiltSite {
  browser: Browser
  database: DatabaseServer
  url: string
}

/** Does something with a browser on the built site, on a database of its own, and ends all three. */
export async function withBuiltSite(use: (built: BuiltSite) => Promise<void>): Promise<void> {
  if (!existsSync('.next/BUILD_ID')) {
    console.error('There is no build to look at: run `npm run build` first.')
    process.exit(1)
  }
  refreshBuildTimestamps('.')
  ensureBrowser()
  const database = await startDatabaseServer()
  database.put('/locations', SEED_LOCATIONS)
  const site = await startSite(getSiteSettings(database))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  try {
    await use({ browser, database, url: site.url })
  } finally {
    if (!site.isRunning()) console.error(`The site ended before its time:\n${site.log()}`)
    await browser.close()
    await site.stop()
    await database.stop()
  }
}

/** Does this with every item, so many at once; an error ends none of the others. */
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
