import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

export interface Step {
  name: string
  /** Found on the path, which npm extends by the project's own binaries. */
  command: string[]
  env?: Record<string, string>
  before?: () => void
  /** Reads the report; a step without a report counts as one test. */
  count?: () => Counts
}

/**
 * A step that fails without a failed test in its report counts as one failure.
 * @param isQuiet prints the output at the end, for parallel steps
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
    const { isOk, output } = await runCommand(step, env, isQuiet)
    if (isQuiet) console.log(`${title}\n${output}`)
    const counts = step.count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }
    return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch (error) {
    console.error(`${title}: ${(error as Error).message}`)
    return { passed: 0, failed: 1 }
  }
}

async function runCommand(
  { command: [file = '', ...args], env: own }: Step,
  env: Record<string, string>,
  isQuiet: boolean,
) {
  const child = spawn(file, args, {
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env, ...own },
  })
  let output = ''
  const append = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  const [status] = (await once(child, 'close')) as [number | null]
  return { isOk: status === 0, output }
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** A file that does not load counts as one failure. */
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
