import type { Verdict } from './checker'

/** Limits of a phase beside "nothing lost, doubled, invalid, …". */
export interface Thresholds {
  /** Tries within which every visitor is thanked. */
  tries?: number
  /** Share of visitors thanked at the first try. */
  firstTry?: number
  /** So many tries at the most get no answer, as a share of the visitors. */
  unanswered?: number
  /** Visitors a second. */
  rate?: number
  /** No answer takes longer, in milliseconds. */
  answerMs?: number
  /** 95 % of the answers in calm times take no longer, in milliseconds. */
  calmP95Ms?: number
  /** Share of the time during which something is wrong. */
  faulty?: number
  /** Share of the records that staff edit meanwhile. */
  edited?: number
  /** Visitors that the faults must have affected; fewer prove nothing. */
  reached?: number
}

/** Each missed limit as a message. */
export function findViolations(verdict: Verdict, thresholds: Thresholds): string[] {
  const { submissions, rate, firstTry, slowestMs, calmP95Ms, faulty, edited } = verdict
  const kinds = ['lost', 'doubled', 'invalid', 'refusedButStored', 'overwritten'] as const
  const violations: string[] = []
  for (const kind of kinds) {
    const ids = verdict[kind]
    if (ids.length > 0) violations.push(`${ids.length} ${kind}: ${ids.slice(0, 5).join(', ')}`)
  }
  const check = (limit: number | undefined, isMet: (limit: number) => boolean, text: string) => {
    if (limit !== undefined && !isMet(limit)) violations.push(text)
  }
  check(
    thresholds.tries,
    () => verdict.unserved.length === 0,
    `${verdict.unserved.length} unserved`,
  )
  check(
    thresholds.firstTry,
    (share) => firstTry >= share * submissions,
    `${firstTry} of ${submissions} accepted at the first try`,
  )
  const { unanswered } = verdict
  check(
    thresholds.unanswered,
    (share) => unanswered <= share * submissions,
    `${unanswered} tries got no answer`,
  )
  check(
    thresholds.rate,
    (least) => rate >= 0.95 * least,
    `only ${rate.toFixed(1)} visitors a second`,
  )
  check(thresholds.answerMs, (ms) => slowestMs <= ms, `an answer took ${slowestMs} ms`)
  check(thresholds.calmP95Ms, (ms) => calmP95Ms <= ms, `calm p95 is ${calmP95Ms} ms`)
  check(
    thresholds.faulty,
    (share) => faulty >= share,
    `faults ${Math.round(faulty * 100)} % of the time`,
  )
  check(
    thresholds.edited,
    (share) => edited >= share * submissions,
    `only ${edited} records were edited`,
  )
  const affected = submissions - firstTry
  check(
    thresholds.reached,
    (least) => affected >= least,
    `the faults reached only ${affected} visitors`,
  )
  return violations
}
