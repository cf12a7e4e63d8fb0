/**
 * `npm run check`, `npm test`, `npm run verify`: three sets of steps. Every step runs, whatever fails
 * before it; a table and one line over all steps close the run: N passed, N failed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { markdownTable } from './markdown-table'
import { jestCounts, playwrightCounts, runStep, type Counts, type Step } from './test-steps'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const report = (name: string) => join(folder, `${name}.json`)
const script = (name: string, ...args: string[]) => ['run', '--silent', name, '--', ...args]

/** The slowest first, so that the last does not run alone. */
const CHECKS: Step[] = [
  {
    name: 'unit',
    npm: script('unit', '--json', `--outputFile=${report('unit')}`),
    count: () => jestCounts(report('unit')),
  },
  { name: 'lint', npm: script('lint') },
  { name: 'types', npm: script('types') },
  { name: 'format', npm: script('format:check') },
  { name: 'unused', npm: script('unused') },
]

const BUILD: Step = { name: 'build', npm: script('build') }

const stories = (...args: string[]): Step => ({
  name: 'browser',
  npm: script('e2e', ...args),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
  before: ensureBrowser,
  count: () => playwrightCounts(report('browser')),
})

/** Steps of an inner list run side by side, the lists one after another. */
const SETS: Record<string, Step[][]> = {
  check: [CHECKS],
  test: [CHECKS, [BUILD], [stories('--project=chromium', '--grep=@core')]],
  verify: [
    [BUILD],
    [stories()],
    [{ name: 'fault injection', npm: script('torture', '--quick', '--no-build') }],
    [{ name: 'fuzz', npm: script('fuzz', '--quick', '--no-build') }],
  ],
}

const ENV = {
  NEXT_TELEMETRY_DISABLED: '1',
  // The address that the stories look for in the pages, whatever .env says.
  SITE_URL: 'http://localhost:3000',
  // A store of the tests' own, so that the developer's is left alone.
  FIREBASE_DATABASE_URL: '',
  LOCAL_DATABASE_FILE: join(folder, 'site.sqlite'),
  // Inlined into the booking page; the tests serve a stand-in for the script it asks for.
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'test-key',
}

/** The cores of the smallest machines. */
const AT_ONCE = 2

const steps = SETS[process.argv[2] ?? '']
if (!steps) throw new Error(`Which set of steps? ${Object.keys(SETS).join(', ')}`)

const rows: [name: string, seconds: string, counts: Counts][] = []
for (const group of steps) {
  const waiting = group.values()
  const work = async () => {
    for (const step of waiting) {
      const start = Date.now()
      const counts = await runStep(step, ENV, group.length > 1)
      rows.push([step.name, ((Date.now() - start) / 1000).toFixed(0), counts])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
rmSync(folder, { recursive: true })

const sum = (key: keyof Counts) => rows.reduce((total, [, , counts]) => total + counts[key], 0)
const cells = rows.map(([name, seconds, { passed, failed }]) => [
  name,
  seconds,
  `${passed}`,
  `${failed}`,
])
console.log(`\n${markdownTable(['step', 'seconds', 'passed', 'failed'], cells)}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
