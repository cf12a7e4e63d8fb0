/**
 * Visitors send forms during faults; then we compare the responses with the stored records and fail on a
 * lost, doubled or overwritten one. Customers also change pickups, and two runs deliver what is undelivered.
 */
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import ensureTestBuild from '@/e2e/support/servers/test-build'
import { makeMarkdownTable } from './figures'
import { killAtEveryStep, runChanges } from './fault-injection/changes'
import { check, HEADINGS, type History } from './fault-injection/check'
import { withEnvironment, type Environment } from './fault-injection/environment'
import { applyStorm, PHASES, type Phase } from './fault-injection/faults'
import { checkRuns } from './fault-injection/deliveries'
import { sendVisitors } from './fault-injection/visitors'

const RUNS: Record<string, (name: string, isQuick: boolean) => Promise<string[]>> = {
  ...Object.fromEntries(
    PHASES.map((phase) => [
      phase.name,
      (_name, isQuick) => runPhase(isQuick ? shorten(phase) : phase),
    ]),
  ),
  changes: (name, isQuick) => runChanges(name, 'database', applyStorm, isQuick),
  'change-kills': (name, isQuick) => runChanges(name, 'database', killAtEveryStep, isQuick),
  'sqlite-change-kills': (name, isQuick) => runChanges(name, 'sqlite', killAtEveryStep, isQuick),
  runs: (name, isQuick) => checkRuns(name, 'database', isQuick),
  'sqlite-runs': (name, isQuick) => checkRuns(name, 'sqlite', isQuick),
}
const names = Object.keys(RUNS)
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
// An interrupted run must still stop its sites.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const rows: string[][] = []
const violations: string[] = []
const run = async (name: string) => {
  const started = performance.now()
  const found = (await RUNS[name]?.(name, isQuick)) ?? []
  console.log(`${name}: ${Math.round((performance.now() - started) / 1_000)} s`)
  violations.push(...found.map((violation) => `${name}: ${violation}`))
}
// A phase mostly waits, so the quick form runs two at once.
await pMap(only, run, { concurrency: isQuick ? 2 : 1 })
console.log(`\n${makeMarkdownTable(HEADINGS, rows)}\n`)
for (const violation of violations) console.log(`VIOLATION ${violation}`)
console.log(
  violations.length === 0 ? 'Every promise was kept.' : `${violations.length} violations.`,
)
process.exit(violations.length === 0 ? 0 : 1)

function shorten(phase: Phase): Phase {
  return { ...phase, submissions: phase.submissions / 10, rate: phase.rate / 2 }
}

function runPhase(phase: Phase): Promise<string[]> {
  const { name, title, store, applyFaults } = phase
  const history: History = { tries: [], edits: [] }
  const progress = { arrived: 0, isDone: false }
  const use = async (environment: Environment) => {
    const { host, office } = environment
    await Promise.all([
      applyFaults(environment, progress, isQuick, history),
      sendVisitors(host.site.url, phase, progress, history),
    ])
    await host.site.stop()
    const { row, violations: found } = await check(history, office)
    rows.push([title, ...row])
    return found
  }
  return withEnvironment(name, store, use, false)
}
