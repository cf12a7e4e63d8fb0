import type { Verdict } from './checker'

/** What a phase demands beyond "nothing lost, doubled, invalid, …". */
export interface Demands {
  /** Every visitor who does not leave is thanked within so many tries. */
  tries?: number
  /** Share of the visitors who are thanked at the first try. */
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
  /** So many visitors were not thanked at once: else the faults reached nobody, and prove nothing. */
  reached?: number
}

/** What a verdict lacks of what was demanded, in words. Pure. */
export function breachesOf(verdict: Verdict, demands: Demands): string[] {
  const { submissions, rate, firstTry, slowestMs, calmP95Ms, faulty, edited } = verdict
  const kinds = ['lost', 'doubled', 'invalid', 'refusedButStored', 'overwritten'] as const
  const breaches: string[] = []
  for (const kind of kinds) {
    const marks = verdict[kind]
    if (marks.length > 0) breaches.push(`${marks.length} ${kind}: ${marks.slice(0, 5).join(', ')}`)
  }
  const demand = (limit: number | undefined, isKept: (limit: number) => boolean, text: string) => {
    if (limit !== undefined && !isKept(limit)) breaches.push(text)
  }
  demand(demands.tries, () => verdict.unserved.length === 0, `${verdict.unserved.length} unserved`)
  demand(
    demands.firstTry,
    (share) => firstTry >= share * submissions,
    `${firstTry} of ${submissions} accepted at the first try`,
  )
  const { unanswered } = verdict
  demand(
    demands.unanswered,
    (share) => unanswered <= share * submissions,
    `${unanswered} tries got no answer`,
  )
  demand(demands.rate, (least) => rate >= 0.95 * least, `only ${rate.toFixed(1)} visitors a second`)
  demand(demands.answerMs, (ms) => slowestMs <= ms, `an answer took ${slowestMs} ms`)
  demand(demands.calmP95Ms, (ms) => calmP95Ms <= ms, `calm p95 is ${calmP95Ms} ms`)
  demand(
    demands.faulty,
    (share) => faulty >= share,
    `faults ${Math.round(faulty * 100)} % of the time`,
  )
  demand(
    demands.edited,
    (share) => edited >= share * submissions,
    `only ${edited} records were edited`,
  )
  const met = submissions - firstTry
  demand(demands.reached, (least) => met >= least, `the faults reached only ${met} visitors`)
  return breaches
}
