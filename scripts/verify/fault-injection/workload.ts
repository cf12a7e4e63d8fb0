import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from './environment'
import type { Outcome } from './history'
import { makeVisitor, type Visitor } from './visitor'

export interface Workload {
  /** Marks the phones of a phase. */
  phase: number
  submissions: number
  /** New visitors a second, whether or not the earlier ones have been answered. */
  rate: number
  /** Keeps a machine that cannot serve the rate from overload. */
  maxConcurrent: number
  /** How often a visitor tries. */
  tries: number
  /** How often a thanked visitor sends the same again. */
  again: number
}

/** How far a workload is. */
export interface Progress {
  /** Share of the visitors. */
  arrived: number
  isDone: boolean
}

/** Late arrivals are caught up for this long only, so that a slow machine is not flooded. */
const MAX_BACKLOG_MS = 1_000

/** Sends visitors at a steady rate and waits until the last of them is done. */
export async function runWorkload(
  environment: Environment,
  workload: Workload,
  progress: Progress,
): Promise<void> {
  const { submissions, rate, maxConcurrent, phase } = workload
  const visits = new Set<Promise<void>>()
  let due = performance.now()
  for (let n = 0; n < submissions; n++) {
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    due = Math.max(due + 1_000 / rate, performance.now() - MAX_BACKLOG_MS)
    if (visits.size >= maxConcurrent) await Promise.race(visits)
    const clicks = isDoubleClick(n) ? 2 : 1
    const visit = simulateVisit(environment, workload, makeVisitor(phase, n), clicks)
    const pendingVisit = visit.finally(() => visits.delete(pendingVisit))
    visits.add(pendingVisit)
    progress.arrived = (n + 1) / submissions
  }
  await Promise.all(visits)
  progress.isDone = true
}

/**
 * One in sixteen visitors double-clicks at first, of every form. Not one without a nonce (each third,
 * see makeVisitor): two such posts at once on the border of two ten-minute windows are two requests.
 */
const isDoubleClick = (n: number) => n % 11 === 7 && n % 3 < 2

async function simulateVisit(
  environment: Environment,
  { tries, again }: Workload,
  visitor: Visitor,
  firstClicks: number,
): Promise<void> {
  let thanked = 0
  let wasRefused = false
  for (let attempt = 1; attempt <= tries + again && thanked <= again; attempt++) {
    if (attempt > 1) await sleep(getRetryDelay(attempt))
    const isStored: boolean | undefined = wasRefused ? environment.isStored(visitor) : undefined
    const clicks = Array<number>(attempt === 1 ? firstClicks : 1).fill(attempt)
    const outcomes: Outcome[] = await Promise.all(
      clicks.map(() => submitOnce(environment, visitor, attempt, isStored)),
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
  { history, forms }: Environment,
  { phone, list, expected, send }: Visitor,
  attempt: number,
  isStored: boolean | undefined,
): Promise<Outcome> {
  const asked = { at: history.now(), visitor: phone, attempt, list, expected, isStored }
  const { outcome, ref, ms } = await send(forms)
  history.add({ type: 'try', ...asked, outcome, ref, ms: Math.round(ms) })
  return outcome
}
