import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestEnvironment } from '@/e2e/support/servers/test-build'
import { makeMarkdownTable } from './verify/figures'

interface Step {
  name: string
  /** A shell command; npm has put the project's own programs on the path. */
  command: string
}

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const ENV = { ...process.env, ...makeTestEnvironment(join(folder, 'site.sqlite')) }

/** Where jest and Playwright write the numbers of their tests. */
const getReportFile = (name: string) => join(folder, `${name}.json`)

const UNIT: Step = {
  name: 'unit',
  command: `npm run -s unit -- --silent --json --outputFile=${getReportFile('unit')}`,
}
const LINT: Step = { name: 'lint', command: 'npm run -s lint' }
const TYPES: Step = { name: 'types', command: 'next typegen && tsc --noEmit' }
const FORMAT: Step = { name: 'format', command: 'prettier --check .' }
const UNUSED: Step = { name: 'unused', command: 'knip' }
/** Checks the types, too. */
const BUILD: Step = { name: 'build', command: 'npm run -s build' }
const makeBrowserStep = (options = ''): Step => ({
  name: 'browser',
  command: `tsx scripts/ensure-browser.ts && PLAYWRIGHT_JSON_OUTPUT_FILE=${getReportFile('browser')} npm run -s e2e -- ${options}`,
})
const makeProofStep = (name: string, options = ''): Step => ({
  name,
  command: `tsx scripts/verify/${name}.ts ${options}`,
})

/** The steps of an inner list run in parallel, slowest first; the lists one after another. */
const COMMANDS: Record<string, Step[][]> = {
  check: [[UNIT, LINT, TYPES, FORMAT, UNUSED]],
  test: [
    [UNIT, LINT, FORMAT, UNUSED],
    [BUILD],
    [makeBrowserStep('--project=chromium --grep=@core')],
  ],
  verify: [
    [BUILD],
    [makeBrowserStep()],
    [makeProofStep('fault-injection', '--quick --no-build')],
    [makeProofStep('browsers')],
  ],
}
/** `npm run verify -- <name>` runs one of scripts/verify. */
const PROOFS = ['bench', 'browsers', 'fault-injection']
const CONCURRENCY = 2

const [command = '', proof, ...args] = process.argv.slice(2)
if (command === 'verify' && proof && PROOFS.includes(proof)) {
  const { status } = spawnSync('tsx', [`scripts/verify/${proof}.ts`, ...args], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
const groups = COMMANDS[command]
if (!groups || proof) {
  console.error(`npm run check, npm test, or npm run verify [-- ${PROOFS.join(' | ')} [options]]`)
  process.exit(2)
}

const rows: (Counts & { name: string; seconds: string })[] = []
for (const group of groups) {
  const waiting = group.values()
  const work = async () => {
    for (const step of waiting) {
      const start = Date.now()
      const counts = await runStep(step, group.length > 1)
      rows.push({ name: step.name, seconds: ((Date.now() - start) / 1000).toFixed(0), ...counts })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}
const sum = (key: keyof Counts) => rows.reduce((total, row) => total + row[key], 0)
const cells = rows.map((row) => [row.name, row.seconds, String(row.passed), String(row.failed)])
console.log(`\n${makeMarkdownTable(['step', 'seconds', 'passed', 'failed'], cells)}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

/** @param isQuiet prints the output at the end, for parallel steps */
async function runStep({ name, command }: Step, isQuiet: boolean): Promise<Counts> {
  if (!isQuiet) console.log(`\n— ${name}`)
  const output = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(command, { shell: true, env: ENV, stdio: ['ignore', output, output] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  if (isQuiet) console.log(`\n— ${name}\n${Buffer.concat(chunks).toString()}`)
  const counts = readCounts(getReportFile(name)) ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  // A step can fail without a failed test in its report.
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed) }
}

interface Counts {
  passed: number
  failed: number
}

type Report =
  | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
  | { stats: { expected: number; unexpected: number; flaky: number } }

/** The numbers of jest's or Playwright's report; undefined without one. */
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
