/**
 * Visitors send forms while faults hit the database, the site and its disk; the checker then compares the
 * answers with the stored records. Fails on any violation.
 */
import { readArguments, UsageError } from '@/scripts/command'
import { availableParallelism, loadavg } from 'node:os'
import { ensureBuild } from './ensure-build'
import { checkHistory } from '@/scripts/verify/fault-injection/checker'
import { findViolations, type Thresholds } from '@/scripts/verify/fault-injection/thresholds'
import {
  FULL_RATE,
  QUICK_RATE,
  QUICK_TRIES,
  type Phase,
  type Scale,
} from '@/scripts/verify/fault-injection/phase'
import { PHASES } from '@/scripts/verify/fault-injection/phases'
import { printTable, makeRow } from '@/scripts/verify/fault-injection/results-table'

const { values: options } = readArguments('verify fault-injection', {
  quick: { type: 'boolean', default: false, help: 'a tenth of it, in less than two minutes' },
  rate: { type: 'string', value: 'N', help: 'visitors per second, for a slower machine' },
  only: { type: 'string', multiple: true, value: 'NAME', help: 'one phase; repeatable' },
  'no-build': { type: 'boolean', default: false, help: 'serves the existing build' },
})
const { quick, only } = options
const scale: Scale = { quick, rate: Number(options.rate ?? (quick ? QUICK_RATE : FULL_RATE)) }
if (!(scale.rate > 0)) throw new UsageError(`--rate ${options.rate} is not a number of visitors`)
for (const name of only ?? []) {
  if (!PHASES.some((phase) => phase.name === name)) {
    throw new UsageError(
      `No phase ${name}; there are ${PHASES.map((phase) => phase.name).join(', ')}`,
    )
  }
}
ensureBuild(options['no-build'])
// Interrupted, it still ends the sites it started.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const rows = new Map<Phase, string[]>()
const violations: string[] = []

async function runPhase(phase: Phase): Promise<void> {
  const { name, title, thresholds } = phase
  const started = performance.now()
  const result = await phase.run(scale)
  if (!result) {
    rows.set(phase, [`${title} (SKIPPED)`])
    console.log(`${name}: SKIPPED, for here is neither a small file system nor a limit to files.`)
    return
  }
  const { history, stored, note } = result
  const effectiveThresholds = quick
    ? relaxThresholds(thresholds)
    : { ...thresholds, rate: thresholds.rate && scale.rate }
  const verdict = checkHistory(history.events, stored, effectiveThresholds.tries)
  const phaseViolations = findViolations(verdict, effectiveThresholds)
  const seconds = Math.round((performance.now() - started) / 1_000)
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `${name}: ${seconds} s, load ${load} on ${availableParallelism()} cores, ${history.file}`,
  )
  if (note) console.log(`  ${note}`)
  for (const violation of phaseViolations) console.log(`  VIOLATION ${violation}`)
  violations.push(...phaseViolations.map((violation) => `${name}: ${violation}`))
  rows.set(phase, makeRow(title, verdict, thresholds))
}

/**
 * A time is a figure of the machine as much as of the site: only the full run demands it. On a busy
 * machine patience runs out too, and a visitor tries once more.
 */
function relaxThresholds(demands: Thresholds): Thresholds {
  const times = { firstTry: undefined, answerMs: undefined, calmP95Ms: undefined, rate: undefined }
  return { ...demands, ...times, tries: demands.tries && Math.max(demands.tries, QUICK_TRIES) }
}

const phases = PHASES.filter(({ name }) => !only || only.includes(name))
const queue = [...phases]
// Most of the time a phase waits; in the quick form two of them wait at once.
const workers = Array.from({ length: quick ? 2 : 1 }, async () => {
  for (let phase = queue.shift(); phase; phase = queue.shift()) await runPhase(phase)
})
await Promise.all(workers)
printTable(phases.flatMap((phase) => [rows.get(phase) ?? []]))
for (const violation of violations) console.log(`VIOLATION ${violation}`)
console.log(
  violations.length === 0 ? 'Every promise was kept.' : `${violations.length} violations.`,
)
process.exit(violations.length === 0 ? 0 : 1)
