import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import { makeTestEnvironment } from '@/e2e/support/servers/test-build'
import { makeMarkdownTable } from './verify/figures'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const ENV = { ...process.env, ...makeTestEnvironment(join(folder, 'site.sqlite')) }

/** jest and Playwright write the numbers of their tests there. */
const getReportFile = (name: string) => join(folder, `${name}.json`)

const makeBrowserCommand = (name: string, options = '') =>
  `tsx scripts/ensure-browser.ts && PLAYWRIGHT_JSON_OUTPUT_FILE=${getReportFile(name)} npm run -s e2e -- ${options}`

/** Shell commands; npm has put the project's programs on the path. */
const STEPS = {
  unit: `npm run -s unit -- --silent --json --outputFile=${getReportFile('unit')}`,
  lint: 'npm run -s lint',
  types: 'next typegen && tsc --noEmit',
  format: 'prettier --check .',
  unused: 'knip && knip --cycles',
  // Checks the types, too.
  build: 'npm run -s build',
  core: makeBrowserCommand('core', '--project=chromium --grep=@core'),
  // `npm test` does not run these.
  browser: makeBrowserCommand('browser', '--grep-invert=@core'),
  'fault-injection': 'tsx --conditions=react-server scripts/verify/fault-injection.ts --quick',
  browsers: 'tsx --conditions=react-server scripts/verify/browsers.ts',
  mails: 'tsx --conditions=react-server scripts/verify/mails.ts',
  spelling: 'tsx scripts/verify/spelling.ts',
  // Browsers come first, because their stories have time limits.
  recipes: 'nice -n 19 tsx --conditions=react-server scripts/verify/recipes.ts',
}
type StepName = keyof typeof STEPS

/** Steps of an inner list run in parallel, slowest first; the lists run one after another. */
const COMMANDS: Record<string, StepName[][]> = {
  check: [['unit', 'lint', 'types', 'format', 'unused']],
  // The build leaves a core idle for most of its time.
  test: [['build', 'format', 'unused'], ['unit', 'lint'], ['core']],
  // The browser tests build the site if `npm test` has not.
  verify: [['browser'], ['fault-injection'], ['recipes', 'browsers', 'mails', 'spelling']],
}
const PROOFS = ['bench', 'browsers', 'fault-injection', 'mails', 'recipes', 'spelling']
const CONCURRENCY = 2

const [command = '', proof, ...args] = process.argv.slice(2)
if (command === 'verify' && proof && PROOFS.includes(proof)) {
  const { status } = spawnSync(
    'tsx',
    ['--conditions=react-server', `scripts/verify/${proof}.ts`, ...args],
    { stdio: 'inherit' },
  )
  process.exit(status ?? 1)
}
const groups = COMMANDS[command]
if (!groups || proof) {
  console.error(`npm run check, npm test, or npm run verify [-- ${PROOFS.join(' | ')} [options]]`)
  process.exit(2)
}

/** We print so many lines of a failed step again at the end of the run. */
const LAST_LINES = 40

const rows: (Result & { name: string; seconds: string })[] = []
for (const group of groups) {
  const run = async (name: StepName) => {
    const start = Date.now()
    const result = await runStep(name, group.length > 1)
    rows.push({ name, seconds: ((Date.now() - start) / 1000).toFixed(0), ...result })
  }
  await pMap(group, run, { concurrency: CONCURRENCY })
}
const sum = (key: keyof Counts) => rows.reduce((total, row) => total + row[key], 0)
for (const { name, failed, output } of rows)
  if (failed > 0)
    console.log(
      `\n— ${name} failed:\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`,
    )
const cells = rows.map((row) => [row.name, row.seconds, String(row.passed), String(row.failed)])
console.log(`\n${makeMarkdownTable(['step', 'seconds', 'passed', 'failed'], cells)}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

/** @param isQuiet prints the output at the end, for parallel steps */
async function runStep(name: StepName, isQuiet: boolean): Promise<Result> {
  if (!isQuiet) console.log(`\n— ${name}`)
  const child = spawn(STEPS[name], { shell: true, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (!isQuiet) process.stdout.write(chunk)
    })
  const [status] = (await once(child, 'close')) as [number | null]
  const output = Buffer.concat(chunks).toString()
  if (isQuiet) console.log(`\n— ${name}\n${output}`)
  const counts = readCounts(getReportFile(name)) ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  // A step can fail without a failed test in its report.
  const failed = status === 0 ? counts.failed : Math.max(1, counts.failed)
  return { ...counts, failed, output }
}

interface Counts {
  passed: number
  failed: number
}
type Result = Counts & { output: string }

type Report =
  | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
  | { stats: { expected: number; unexpected: number; flaky: number } }

function readCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}
