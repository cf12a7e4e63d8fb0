/**
 * `npm run check`, `npm test`, `npm run verify`: three sets of steps. Every step runs, even after a
 * failure; a table and the line "N passed, N failed" close the run.
 *   check -- <step>            only this step: unit, lint, types, format or unused
 *   verify -- <name> [option]  only this proof, with its options: a script of scripts/verify
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser'
import { runScript } from './run-script'
import { makeMarkdownTable } from './markdown-table'
import { readJestCounts, readPlaywrightCounts, runStep, type Counts, type Step } from './test-steps'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const reportPath = (name: string) => join(folder, `${name}.json`)
const npmScript = (name: string, ...args: string[]) => ['run', '--silent', name, '--', ...args]
const binary = (...args: string[]) => ['exec', '--', ...args]

/** The slowest first, so that the last does not run alone. */
const CHECKS: Step[] = [
  {
    name: 'unit',
    npm: npmScript('unit', '--json', `--outputFile=${reportPath('unit')}`),
    count: () => readJestCounts(reportPath('unit')),
  },
  { name: 'lint', npm: npmScript('lint') },
  { name: 'types', npm: binary('sh', '-c', 'next typegen && tsc --noEmit') },
  {
    name: 'format',
    npm: binary('prettier', '--check', '--cache', '--cache-strategy', 'content', '.'),
  },
  { name: 'unused', npm: binary('knip') },
]

const BUILD: Step = { name: 'build', npm: npmScript('build') }

const makeBrowserStep = (...args: string[]): Step => ({
  name: 'browser',
  npm: npmScript('e2e', ...args),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('browser') },
  before: ensureBrowser,
  count: () => readPlaywrightCounts(reportPath('browser')),
})

/** Steps of an inner list run side by side, the lists one after another. */
const STEP_SETS: Record<string, Step[][]> = {
  check: [CHECKS],
  test: [CHECKS, [BUILD], [makeBrowserStep('--project=chromium', '--grep=@core')]],
  verify: [
    [BUILD],
    [makeBrowserStep()],
    [
      {
        name: 'fault injection',
        npm: npmScript('verify', 'fault-injection', '--quick', '--no-build'),
      },
    ],
    [{ name: 'fuzz', npm: npmScript('verify', 'fuzz', '--quick', '--no-build') }],
  ],
}

const ENV = {
  NEXT_TELEMETRY_DISABLED: '1',
  // The address that the stories look for in the pages, whatever .env says.
  SITE_URL: 'http://localhost:3000',
  // A store of the tests' own, so that the developer's is left alone.
  FIREBASE_DATABASE_URL: '',
  LOCAL_DATABASE_FILE: join(folder, 'site.sqlite'),
  // Inlined into the booking page; the tests serve a stub of the script it asks for.
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'test-key',
}

/** The cores of the smallest machines. */
const CONCURRENCY = 2

const [command = '', ...args] = process.argv.slice(2)
if (command === 'verify' && args.length > 0) runScript('verify', args)
const steps = (STEP_SETS[command] ?? [])
  .map((group) => group.filter(({ name }) => args.length === 0 || args.includes(name)))
  .filter((group) => group.length > 0)
if (steps.length === 0) {
  const names = (STEP_SETS[command] ?? []).flat().map(({ name }) => name)
  console.error(`Usage: npm run ${command} [-- <step>]; the steps are ${names.join(', ')}`)
  process.exit(2)
}

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
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}
rmSync(folder, { recursive: true })

const sumCounts = (key: keyof Counts) =>
  rows.reduce((total, [, , counts]) => total + counts[key], 0)
const cells = rows.map(([name, seconds, { passed, failed }]) => [
  name,
  seconds,
  `${passed}`,
  `${failed}`,
])
console.log(`\n${makeMarkdownTable(['step', 'seconds', 'passed', 'failed'], cells)}`)
console.log(`\n${sumCounts('passed')} passed, ${sumCounts('failed')} failed`)
process.exit(sumCounts('failed') === 0 ? 0 : 1)
