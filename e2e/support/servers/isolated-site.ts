import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseServer } from './database-server'
import { getSiteSettings, startSeededDatabase } from './fixtures'
import { copyBuild, startSite, type Site } from './site'

export interface IsolatedSite {
  store: DatabaseServer
  site: Site
  /** Sets the site's clock this many hours ahead. */
  setHours: (hours: number) => void
  stop(): Promise<void>
}

/** Starts a site on its own database and its own copy of the build, because refreshed pages are written to disk. */
export async function startIsolatedSite(
  settings: Record<string, string> = {},
): Promise<IsolatedSite> {
  const folder = copyBuild()
  const clock = join(folder, 'hours')
  const setHours = (hours: number) => writeFileSync(clock, String(hours))
  setHours(0)
  const store = await startSeededDatabase()
  const environment = {
    ...getSiteSettings(store),
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import=${resolve('e2e/support/servers/shifted-clock.mjs')}`,
    ...settings,
  }
  const site = await startSite(environment, folder)
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
