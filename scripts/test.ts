/**
 * `npm test`: everything that must hold, cheapest first; stops at the first step that fails.
 * Closes with one line over all runners: N passed, N failed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const report = (name: string) => join(folder, `${name}.json`)

interface Counts {
  passed: number
  failed: number
}

interface Step {
  name: string
  run: [command: string, ...args: string[]]
  env?: Record<string, string>
  /** What it counted; a step without a report counts as one test. */
  count?: () => Counts
  before?: () => void
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const STEPS: Step[] = [
  { name: 'format', run: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'lint', run: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', run: ['npm', 'run', '--silent', 'types'] },
  { name: 'unused', run: ['npm', 'run', '--silent', 'unused'] },
  {
    name: 'unit',
    run: ['npm', 'run', '--silent', 'unit', '--', '--json', `--outputFile=${report('unit')}`],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read<JestReport>('unit')
      // A file that does not even load has no tests that could fail.
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
    },
  },
  { name: 'build', run: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'browser',
    before: ensureBrowser,
    run: ['npm', 'run', '--silent', 'e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    count: () => {
      const { expected, unexpected, flaky } = read<PlaywrightReport>('browser').stats
      return { passed: expected + flaky, failed: unexpected }
    },
  },
  {
    name: 'torture',
    run: ['npm', 'run', '--silent', 'torture', '--', '--quick', '--no-build'],
  },
  { name: 'fuzz', run: ['npm', 'run', '--silent', 'fuzz', '--', '--quick', '--no-build'] },
]

const total: Counts = { passed: 0, failed: 0 }
for (const step of STEPS) {
  console.log(`\n— ${step.name}`)
  const { passed, failed } = perform(step)
  total.passed += passed
  total.failed += failed
  if (failed > 0) break
}
rmSync(folder, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function perform({ run: [command, ...args], env, count, before }: Step): Counts {
  before?.()
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      // A store of the tests' own: whatever the developer has configured is left alone.
      FIREBASE_DATABASE_URL: '',
      LOCAL_DATABASE_FILE: join(folder, 'site.sqlite'),
      // Baked into the booking page; the tests serve a stand-in for the script it asks for.
      NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'test-key',
      ...env,
    },
  })
  const counted = count?.() ?? { passed: 1, failed: 0 }
  if (status === 0) return counted
  return counted.failed > 0 ? counted : { passed: 0, failed: 1 }
}

function read<Report>(name: string): Report {
  return JSON.parse(readFileSync(report(name), 'utf8')) as Report
}
