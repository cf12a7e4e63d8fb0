import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

/** An npm script that is part of a test command. */
export interface Step {
  name: string
  /** Arguments of npm. */
  npm: string[]
  env?: Record<string, string>
  /** @throws Error that says what is missing */
  before?: () => void
  /** Reads the script's report; a step without one counts as one test. */
  count?: () => Counts
}

/**
 * Runs a step to its end. A script that fails without a failed test in its report counts as one failure.
 * @param isQuiet holds the output back until the end, for steps that run side by side
 */
export async function runStep(
  step: Step,
  env: Record<string, string>,
  isQuiet: boolean,
): Promise<Counts> {
  const title = `\n— ${step.name}`
  try {
    if (!isQuiet) console.log(title)
    step.before?.()
    const { isOk, output } = await runNpm(step, env, isQuiet)
    if (isQuiet) console.log(`${title}\n${output}`)
    const counts = step.count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }
    return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch (error) {
    console.error(`${title}: ${(error as Error).message}`)
    return { passed: 0, failed: 1 }
  }
}

async function runNpm({ npm, env: own }: Step, env: Record<string, string>, isQuiet: boolean) {
  const child = spawn('npm', npm, {
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env, ...own },
  })
  let output = ''
  const keep = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const [status] = (await once(child, 'close')) as [number | null]
  return { isOk: status === 0, output }
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** A file that does not load has no tests that could fail, and counts as one. */
export function readJestCounts(file: string): Counts {
  const report = readReport<JestReport>(file)
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return { passed: report.numPassedTests, failed }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

export function readPlaywrightCounts(file: string): Counts {
  const { expected, unexpected, flaky } = readReport<PlaywrightReport>(file).stats
  return { passed: expected + flaky, failed: unexpected }
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}
