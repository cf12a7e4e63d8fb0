import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a build as good as new before it is tested. The framework reads the age of a page off its file and
 * makes pages older than an hour anew, in the middle of a story; what it made earlier is kept in
 * `route-cache`.
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
