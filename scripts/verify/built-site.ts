import { existsSync } from 'node:fs'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { startSite } from '@/e2e/support/servers/site'
import { buildForTests, refreshBuildTimestamps } from '@/e2e/support/servers/test-build'

interface BuiltSite {
  database: DatabaseServer
  url: string
}

/** Starts database and built site, and ends them afterwards. */
export async function withBuiltSite(use: (built: BuiltSite) => Promise<void>): Promise<void> {
  ensureBuild(true)
  const database = await startSeededDatabase()
  const site = await startSite(getSiteSettings(database))
  try {
    await use({ database, url: site.url })
  } finally {
    if (!site.isRunning()) console.error(`The site exited early:\n${site.log()}`)
    await site.stop()
    await database.stop()
  }
}

/** @param isBuilt uses the existing build instead of a new one */
export function ensureBuild(isBuilt: boolean): void {
  if (!isBuilt) return buildForTests()
  if (!existsSync('.next/BUILD_ID')) {
    throw new Error('There is no build: run `npm run build` first.')
  }
  refreshBuildTimestamps('.')
}
