import { setTimeout as sleep } from 'node:timers/promises'
import type { History, Outcome } from './history'
import { makeVisitor, type Forms, type Visitor } from './visitor'

export interface Workload {
  history: History
  forms: Forms
  /** Marks the phones of a phase. */
  phase: number
  submissions: number
  /** New visitors a second, whether or not the earlier ones have been answered. */
  rate: number
  /** No more than so many at once: a machine that cannot serve the rate is not buried. */
  maxConcurrent: number
  /** How often a visitor tries. */
  tries: number
  /** How often a thanked visitor sends the same again. */
  again?: number
  /** Whether a record of the visitor is stored; undefined if unknown. */
  isStored: (visitor: Visitor) => boolean | undefined
  /** Called as each visitor arrives. */
  onArrival?: (count: number) => void
}

/** Late arrivals are caught up for this long only, so that a slow machine is not flooded. */
const MAX_BACKLOG_MS = 1_000

/** Sends visitors at a steady rate and waits until the last of them is done. */
export async function runWorkload(workload: Workload): Promise<void> {
  const { submissions, rate, maxConcurrent, phase, onArrival } = workload
  const visits = new Set<Promise<void>>()
  let due = performance.now()
  for (let n = 0; n < submissions; n++) {
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    due = Math.max(due + 1_000 / rate, performance.now() - MAX_BACKLOG_MS)
    if (visits.size >= maxConcurrent) await Promise.race(visits)
    const pendingVisit = simulateVisit(workload, makeVisitor(phase, n), n).finally(() =>
      visits.delete(pendingVisit),
    )
    visits.add(pendingVisit)
    onArrival?.(n + 1)
  }
  await Promise.all(visits)
}

/** One in twenty double-clicks: those whose number ends so. */
const DOUBLE_CLICK = { every: 20, at: 7 }

async function simulateVisit(workload: Workload, visitor: Visitor, n: number): Promise<void> {
  const { tries, again = 0, isStored } = workload
  let thanked = 0
  let wasRefused = false
  for (let attempt = 1; attempt <= tries + again && thanked <= again; attempt++) {
    if (attempt > 1) await sleep(getRetryDelay(attempt))
    const wasStored: boolean | undefined = wasRefused ? isStored(visitor) : undefined
    const clicks = attempt === 1 && n % DOUBLE_CLICK.every === DOUBLE_CLICK.at ? 2 : 1
    const outcomes: Outcome[] = await Promise.all(
      Array.from({ length: clicks }, () => submitOnce(workload, visitor, attempt, wasStored)),
    )
    if (outcomes.includes('stored')) thanked++
    else if (attempt >= tries) break
    wasRefused = outcomes.every((outcome) => outcome === 'refused')
  }
}

/** People press again at once, and then less and less often. */
function getRetryDelay(attempt: number): number {
  return 200 + Math.random() * Math.min(8_000, 800 * (attempt - 1))
}

async function submitOnce(
  { history, forms }: Workload,
  visitor: Visitor,
  attempt: number,
  isStored: boolean | undefined,
): Promise<Outcome> {
  const { phone, list, expected } = visitor
  const submissionId = { visitor: phone, attempt }
  const found = isStored === undefined ? {} : { isStored }
  history.add({ type: 'invoke', at: history.now(), ...submissionId, list, expected, ...found })
  const { outcome, ref, ms } = await visitor.send(forms)
  const key = ref === undefined ? {} : { ref }
  history.add({
    type: 'answer',
    at: history.now(),
    ...submissionId,
    outcome,
    ...key,
    ms: Math.round(ms),
  })
  return outcome
}
