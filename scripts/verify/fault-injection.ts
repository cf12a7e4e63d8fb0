/**
 * Visitors send forms while faults hit the database and the site; then the answers are compared
 * with the stored records. Fails on a lost, doubled or overwritten record. Then customers move, cancel and
 * correct their pickups, and two runs send what is owed.
 */
import { parseArgs } from 'node:util'
import ensureTestBuild from '@/e2e/support/servers/test-build'
import { makeMarkdownTable, runInParallel } from './figures'
import { killAtEveryStep, rotateFaults, runChanges } from './fault-injection/changes'
import { check, HEADINGS, type History } from './fault-injection/check'
import { withEnvironment } from './fault-injection/database'
import { PHASES, type Phase } from './fault-injection/faults'
import { checkRuns } from './fault-injection/runs'
import { sendVisitors } from './fault-injection/visitors'

/** Each returns its violations. */
const DELIVERY_PHASES: Record<string, (name: string, isQuick: boolean) => Promise<string[]>> = {
  changes: (name, isQuick) => runChanges(name, 'database', { applyFaults: rotateFaults, isQuick }),
  'change-kills': (name, isQuick) =>
    runChanges(name, 'database', { applyFaults: killAtEveryStep, isQuick }),
  'sqlite-change-kills': (name, isQuick) =>
    runChanges(name, 'sqlite', { applyFaults: killAtEveryStep, isQuick }),
  runs: (name, isQuick) => checkRuns(name, 'database', isQuick),
  'sqlite-runs': (name, isQuick) => checkRuns(name, 'sqlite', isQuick),
}
const names = [...PHASES.map(({ name }) => name), ...Object.keys(DELIVERY_PHASES)]
const { values: options } = parseArgs({
  options: {
    /** A tenth of the visitors. */
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: names },
  },
})
const { quick: isQuick, only } = options
const unknown = only.find((name) => !names.includes(name))
if (unknown) throw new Error(`No phase ${unknown}; there are ${names.join(', ')}`)
ensureTestBuild()
// Interrupted, it still ends the sites it started.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const rows = new Map<string, string[]>()
const violations: string[] = []

const report = (name: string, found: string[]) =>
  violations.push(...found.map((violation) => `${name}: ${violation}`))

async function runPhase(phase: Phase): Promise<void> {
  const { name, title, store } = phase
  const history: History = { tries: [], edits: [] }
  const progress = { arrived: 0, isDone: false }
  const started = performance.now()
  const stored = await withEnvironment(name, store, (environment) =>
    Promise.all([
      phase.applyFaults(environment, progress, history, isQuick),
      sendVisitors(environment.host.site.url, phase, progress, history),
    ]),
  )
  const { row, violations: found } = check(history, stored)
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(`${name}: ${seconds} s`)
  report(name, found)
  rows.set(name, [title, ...row])
}

const shorten = (phase: Phase): Phase => ({
  ...phase,
  submissions: phase.submissions / 10,
  rate: phase.rate / 2,
})
const phases = PHASES.filter(({ name }) => only.includes(name)).map((phase) =>
  isQuick ? shorten(phase) : phase,
)
// Most of the time a phase waits; in the quick form two of them wait at once.
await runInParallel(phases, isQuick ? 2 : 1, runPhase)
for (const [name, run] of Object.entries(DELIVERY_PHASES))
  if (only.includes(name)) report(name, await run(name, isQuick))
console.log(
  `\n${makeMarkdownTable(
    HEADINGS,
    phases.map(({ name }) => rows.get(name) ?? []),
  )}\n`,
)
for (const violation of violations) console.log(`VIOLATION ${violation}`)
console.log(
  violations.length === 0 ? 'Every promise was kept.' : `${violations.length} violations.`,
)
process.exit(violations.length === 0 ? 0 : 1)
