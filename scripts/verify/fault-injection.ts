/**
 * Visitors send forms while faults hit the database, the site and its disk; the checker then compares the
 * answers with the stored records. Fails on any violation.
 */
import { readArguments, UsageError } from '@/scripts/command'
import { availableParallelism, loadavg } from 'node:os'
import { ensureBuild } from './ensure-build'
import { makeMarkdownTable } from '@/scripts/markdown-table'
import { runInParallel } from '@/scripts/verify/built-site'
import { checkHistory } from '@/scripts/verify/fault-injection/checker'
import { withEnvironment } from '@/scripts/verify/fault-injection/environment'
import { FULL_RATE, PHASES, type Phase } from '@/scripts/verify/fault-injection/phases'
import { findViolations, HEADINGS, makeRow } from '@/scripts/verify/fault-injection/results'
import type { Thresholds } from '@/scripts/verify/fault-injection/results'
import { runWorkload } from '@/scripts/verify/fault-injection/workload'

const QUICK_RATE = 25
/** How often a visitor of the quick form tries, at least. */
const QUICK_TRIES = 20
/** How often visitors try who cannot be served. */
const TRIES_IN_VAIN = 2

const { values: options } = readArguments('verify fault-injection', {
  quick: { type: 'boolean', default: false, help: 'a tenth of it, in less than two minutes' },
  rate: { type: 'string', value: 'N', help: 'visitors per second, for a slower machine' },
  only: { type: 'string', multiple: true, value: 'NAME', help: 'one phase; repeatable' },
  'no-build': { type: 'boolean', default: false, help: 'serves the existing build' },
})
const { quick, only } = options
const defaultRate = Number(options.rate ?? (quick ? QUICK_RATE : FULL_RATE))
if (!(defaultRate > 0)) throw new UsageError(`--rate ${options.rate} is not a number of visitors`)
const names = PHASES.map(({ name }) => name)
const unknown = only?.find((name) => !names.includes(name))
if (unknown) throw new UsageError(`No phase ${unknown}; there are ${names.join(', ')}`)
ensureBuild(options['no-build'])
// Interrupted, it still ends the sites it started.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const rows = new Map<Phase, string[]>()
const violations: string[] = []

async function runPhase(phase: Phase): Promise<void> {
  const { name, title, again = 0, thresholds, maxConcurrent = quick ? 40 : 250 } = phase
  const limits = quick
    ? relaxThresholds(thresholds)
    : { ...thresholds, rate: thresholds.rate && defaultRate }
  const workload = {
    phase: PHASES.indexOf(phase) + 1,
    submissions: quick ? phase.submissions / 10 : phase.submissions,
    // Repeated submissions count: the same requests per second in each phase.
    rate: (phase.rate ?? defaultRate) / (1 + again),
    maxConcurrent,
    tries: limits.tries ?? TRIES_IN_VAIN,
    again,
  }
  const started = performance.now()
  const result = await withEnvironment(phase, (environment) => {
    const progress = { arrived: 0, isDone: false }
    return Promise.all([
      phase.applyFaults(environment, progress, quick),
      runWorkload(environment, workload, progress),
    ])
  })
  if (!result) {
    rows.set(phase, [`${title} (SKIPPED)`])
    console.log(`${name}: SKIPPED, for here is neither a small file system nor a limit to files.`)
    return
  }
  const { history, stored, deniedOverwrites } = result
  const verdict = checkHistory(history.events, stored, limits.tries)
  const found = findViolations(verdict, limits)
  const seconds = Math.round((performance.now() - started) / 1_000)
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
  console.log(`${name}: ${seconds} s, ${load}, ${history.file}`)
  if (phase.store === 'firebase')
    console.log(`  ${deniedOverwrites} second writes denied by the rules`)
  for (const violation of found) console.log(`  VIOLATION ${violation}`)
  violations.push(...found.map((violation) => `${name}: ${violation}`))
  rows.set(phase, makeRow(title, verdict, thresholds))
}

/** Only the full run demands times, which depend on the machine. On a busy one, visitors retry more. */
function relaxThresholds({ tries, unanswered, faulty, edited, reached }: Thresholds): Thresholds {
  return { tries: tries && Math.max(tries, QUICK_TRIES), unanswered, faulty, edited, reached }
}

const phases = PHASES.filter(({ name }) => !only || only.includes(name))
// Most of the time a phase waits; in the quick form two of them wait at once.
await runInParallel(phases, quick ? 2 : 1, runPhase)
const table = phases.map((phase) => rows.get(phase) ?? [])
console.log(`\n${makeMarkdownTable(HEADINGS, table)}\n`)
for (const violation of violations) console.log(`VIOLATION ${violation}`)
console.log(
  violations.length === 0 ? 'Every promise was kept.' : `${violations.length} violations.`,
)
process.exit(violations.length === 0 ? 0 : 1)
