import { setTimeout as sleep } from 'node:timers/promises'
import type { History, Outcome } from './history'
import { visitorOf, type Forms, type Visitor } from './visitor'

export interface Workload {
  history: History
  forms: Forms
  /** Marks the phones of a phase. */
  phase: number
  submissions: number
  /** New visitors a second, whether or not the earlier ones have been answered. */
  rate: number
  /** No more than so many at once: a machine that cannot serve the rate is not buried. */
  crowd: number
  /** How often a visitor tries. */
  tries: number
  /** How often one who has been thanked sends the same again (back, and the button). */
  again?: number
  /** Whether something of the visitor's stands; undefined where that cannot be told. */
  stands: (visitor: Visitor) => boolean | undefined
  /** Called as each visitor arrives. */
  onArrival?: (count: number) => void
}

/** Who comes later than planned is followed faster for so long only: a crowd would feed on itself. */
const CATCH_UP_MS = 1_000

/** Sends visitors at a steady rate and waits until the last of them is done. */
export async function run(workload: Workload): Promise<void> {
  const { submissions, rate, crowd, phase, onArrival } = workload
  const visits = new Set<Promise<void>>()
  let due = performance.now()
  for (let n = 0; n < submissions; n++) {
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    due = Math.max(due + 1_000 / rate, performance.now() - CATCH_UP_MS)
    if (visits.size >= crowd) await Promise.race(visits)
    const one = visit(workload, visitorOf(phase, n), n).finally(() => visits.delete(one))
    visits.add(one)
    onArrival?.(n + 1)
  }
  await Promise.all(visits)
}

/** One in twenty double-clicks: those whose number ends so. */
const DOUBLE = { every: 20, at: 7 }

async function visit(workload: Workload, visitor: Visitor, n: number): Promise<void> {
  const { tries, again = 0, stands } = workload
  let thanked = 0
  let wasRefused = false
  for (let attempt = 1; attempt <= tries + again && thanked <= again; attempt++) {
    if (attempt > 1) await sleep(pauseBefore(attempt))
    const stood: boolean | undefined = wasRefused ? stands(visitor) : undefined
    const clicks = attempt === 1 && n % DOUBLE.every === DOUBLE.at ? 2 : 1
    const outcomes: Outcome[] = await Promise.all(
      Array.from({ length: clicks }, () => tryOnce(workload, visitor, attempt, stood)),
    )
    if (outcomes.includes('stored')) thanked++
    else if (attempt >= tries) break
    wasRefused = outcomes.every((outcome) => outcome === 'refused')
  }
}

/** People press again at once, and then less and less often. */
function pauseBefore(attempt: number): number {
  return 200 + Math.random() * Math.min(8_000, 800 * (attempt - 1))
}

async function tryOnce(
  { history, forms }: Workload,
  visitor: Visitor,
  attempt: number,
  stands: boolean | undefined,
): Promise<Outcome> {
  const { phone, list, expected } = visitor
  const mark = { visitor: phone, attempt }
  const found = stands === undefined ? {} : { stands }
  history.add({ type: 'invoke', at: history.now(), ...mark, list, expected, ...found })
  const { outcome, ref, ms } = await visitor.send(forms)
  const key = ref === undefined ? {} : { ref }
  history.add({ type: 'answer', at: history.now(), ...mark, outcome, ...key, ms: Math.round(ms) })
  return outcome
}
