import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSources, SOURCE_HASH_FILE } from '@/scripts/source-hash'
import { MAPS_META } from '@/lib/http/page-settings'

const MAPS_KEY = 'test-key'
const TEST_SITE_URL = 'http://localhost:3000'
/** Its HTML shows the two settings that a build inlines. */
const BOOKING_PAGE = '.next/server/app/canada/toronto/book-now.html'

export function makeTestEnvironment(databaseFile: string): Record<string, string> {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: TEST_SITE_URL,
    // The developer's own database stays untouched.
    FIREBASE_DATABASE_URL: '',
    LOCAL_DATABASE_FILE: databaseFile,
    // A holiday may be any day that a test books.
    HOLIDAYS: '{}',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: MAPS_KEY,
  }
}

function hasTestBuild(): boolean {
  if (!existsSync('.next/BUILD_ID') || !existsSync(BOOKING_PAGE)) return false
  const html = readFileSync(BOOKING_PAGE, 'utf8')
  const mapsMeta = `<meta name="${MAPS_META}" content="${MAPS_KEY}"/>`
  return html.includes(mapsMeta) && html.includes(`${TEST_SITE_URL}/`)
}

function isCurrentBuild(): boolean {
  const isMade = hasTestBuild() && existsSync(SOURCE_HASH_FILE)
  return isMade && readFileSync(SOURCE_HASH_FILE, 'utf8') === hashSources()
}

/** @throws Error if the build fails, or lacks the tests' settings */
function buildForTests(): void {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, ...makeTestEnvironment(join(folder, 'site.sqlite')) },
    stdio: 'inherit',
  })
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0) throw new Error('The build for the tests failed.')
  if (!hasTestBuild()) throw new Error(`${BOOKING_PAGE} lacks the settings of the browser tests.`)
}

/** Runs once before all tests, in the project's folder. */
export default function setUp(): void {
  if (!isCurrentBuild()) {
    console.log(
      'No build has these sources and the settings of the browser tests: `npm run build`.',
    )
    buildForTests()
  }
  refreshBuildTimestamps()
}

/**
 * Next reads a page's age from its file, so it would refresh pages older than an hour during a test.
 * `route-cache` contains refreshed pages.
 */
function refreshBuildTimestamps(): void {
  rmSync('.next/server/route-cache', { recursive: true, force: true })
  const now = new Date()
  const parts = ['.next/server/app', '.next/cache/fetch-cache']
  for (const part of parts.filter((path) => existsSync(path))) {
    for (const entry of readdirSync(part, { withFileTypes: true, recursive: true })) {
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), now, now)
    }
  }
}
