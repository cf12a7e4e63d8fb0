import { readArguments, UsageError } from './command'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestEnvironment } from '@/e2e/support/servers/test-build'
import { ensureBrowser } from './ensure-browser'
import { runScript } from './run-script'
import { makeMarkdownTable } from './markdown-table'
import { readJestCounts, readPlaywrightCounts, runStep, type Counts, type Step } from './test-steps'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const reportPath = (name: string) => join(folder, `${name}.json`)
const npmScript = (name: string, ...args: string[]) => [
  ...['npm', 'run', '--silent', name, '--'],
  ...args,
]

/** Slowest first, so that both parallel workers stay busy. */
const CHECKS: Step[] = [
  {
    name: 'unit',
    command: npmScript('unit', '--json', `--outputFile=${reportPath('unit')}`),
    count: () => readJestCounts(reportPath('unit')),
  },
  { name: 'lint', command: npmScript('lint') },
  { name: 'types', command: ['sh', '-c', 'next typegen && tsc --noEmit'] },
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', '--cache-strategy', 'content', '.'],
  },
  { name: 'unused', command: ['knip'] },
]

const BUILD: Step = { name: 'build', command: npmScript('build') }

const makeBrowserStep = (...args: string[]): Step => ({
  name: 'browser',
  command: npmScript('e2e', ...args),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('browser') },
  before: ensureBrowser,
  count: () => readPlaywrightCounts(reportPath('browser')),
})

/** The steps of an inner list run in parallel, the lists one after another. */
const STEP_SETS = {
  check: [CHECKS],
  test: [CHECKS, [BUILD], [makeBrowserStep('--project=chromium', '--grep=@core')]],
  verify: [
    [BUILD],
    [makeBrowserStep()],
    [
      {
        name: 'fault injection',
        command: npmScript('verify', 'fault-injection', '--quick', '--no-build'),
      },
    ],
    [{ name: 'browsers', command: npmScript('verify', 'browsers') }],
    // A change is not refused for an older fault that new inputs find.
    [
      {
        name: 'fuzz',
        command: npmScript('verify', 'fuzz', '--quick', '--no-build', '--seed', '1'),
      },
    ],
  ],
} satisfies Record<string, Step[][]>

const ENV = makeTestEnvironment(join(folder, 'site.sqlite'))

const CONCURRENCY = 2

const [name = '', ...args] = process.argv.slice(2)
const command = (['check', 'test', 'verify'] as const).find((known) => known === name)
if (!command) throw new UsageError('Usage: npm run check, npm test or npm run verify')
if (command === 'verify' && args.length > 0) runScript('verify', args)
const stepNames = STEP_SETS[command].flat().map(({ name }) => name)
readArguments(command, {}, `[${stepNames.join(' | ')}]`)
const unknownName = args.find((name) => !stepNames.includes(name))
if (unknownName)
  throw new UsageError(`Unknown step '${unknownName}'. The steps: ${stepNames.join(', ')}`)
const steps = STEP_SETS[command]
  .map((group) => group.filter(({ name }) => args.length === 0 || args.includes(name)))
  .filter((group) => group.length > 0)

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
