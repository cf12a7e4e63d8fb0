import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a build look new. Next reads a page's age from its file, so it would refresh pages older than an
 * hour in the middle of a test; `route-cache` holds refreshed pages.
 */
export function refreshBuildTimestamps(folder: string): void {
  rmSync(join(folder, '.next/server/route-cache'), { recursive: true, force: true })
  const now = new Date()
  const parts = ['.next/server/app', '.next/cache/fetch-cache'].map((part) => join(folder, part))
  for (const part of parts.filter((path) => existsSync(path))) {
    for (const entry of readdirSync(part, { withFileTypes: true, recursive: true })) {
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), now, now)
    }
  }
}
