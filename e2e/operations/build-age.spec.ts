import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_URL } from '@/lib/env'
import { expect, getSiteSettings, test } from '@/e2e/support/servers/fixtures'
import { refreshBuildTimestamps } from '@/e2e/support/servers/refresh-build-timestamps'
import { copyBuild, startSite } from '@/e2e/support/servers/site'

/** Longer than the hourly refresh. */
const TWO_HOURS_MS = 7_200_000

/** Sets the files of a build two hours back. */
function backdateFiles(folder: string): void {
  const past = new Date(Date.now() - TWO_HOURS_MS)
  rmSync(join(folder, '.next/server/route-cache'), { recursive: true, force: true })
  for (const entry of readdirSync(join(folder, '.next'), { withFileTypes: true, recursive: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), past, past)
}

test('Tests run the same on a new build and on a build from two hours ago', async ({
  database,
}) => {
  const folder = copyBuild()
  try {
    backdateFiles(folder)
    refreshBuildTimestamps(folder)
    const site = await startSite(getSiteSettings(database), folder)
    const answer = await fetch(`${site.url}/toronto`)
    const html = await answer.text()
    await site.stop()
    // STALE would mean that Next refreshes the page.
    expect(answer.headers.get('x-nextjs-cache')).toBe('HIT')
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/toronto"/>`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
