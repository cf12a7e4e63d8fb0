import type { Verdict } from './checker'

type Limit = (verdict: Verdict, limit: number) => [isMet: boolean, violation: string]

/** The limits that a phase may have, with the message where one is missed. */
const LIMITS = {
  /** Tries within which every visitor is thanked. */
  tries: ({ unserved }) => [unserved.length === 0, `${unserved.length} unserved`],
  /** Share of the visitors thanked at the first try. */
  firstTry: ({ firstTry, submissions }, share) => [
    firstTry >= share * submissions,
    `${firstTry} of ${submissions} accepted at the first try`,
  ],
  /** Tries without an answer, as a share of the visitors. */
  unanswered: ({ unanswered, submissions }, share) => [
    unanswered <= share * submissions,
    `${unanswered} tries got no answer`,
  ],
  /** Visitors a second. */
  rate: ({ rate }, least) => [rate >= 0.95 * least, `only ${rate.toFixed(1)} visitors a second`],
  /** Milliseconds of the slowest answer. */
  answerMs: ({ slowestMs }, ms) => [slowestMs <= ms, `an answer took ${slowestMs} ms`],
  /** Milliseconds of 95 % of the answers outside of faults. */
  calmP95Ms: ({ calmP95Ms }, ms) => [calmP95Ms <= ms, `calm p95 is ${calmP95Ms} ms`],
  /** Share of the time during which a fault is applied. */
  faulty: ({ faulty }, share) => [
    faulty >= share,
    `faults ${Math.round(faulty * 100)} % of the time`,
  ],
  /** Share of the records that staff edit. */
  edited: ({ edited, submissions }, share) => [
    edited >= share * submissions,
    `only ${edited} records were edited`,
  ],
  /** Visitors that the faults must affect; fewer prove nothing. */
  reached: ({ firstTry, submissions }, least) => [
    submissions - firstTry >= least,
    `the faults reached only ${submissions - firstTry} visitors`,
  ],
} satisfies Record<string, Limit>

export type Thresholds = Partial<Record<keyof typeof LIMITS, number>>

/** What must never happen, with the heading of its column. */
const INVARIANTS = {
  lost: 'lost',
  doubled: 'doubled',
  invalid: 'invalid',
  refusedButStored: 'refused, yet stored',
  overwritten: 'overwritten',
} as const
const KINDS = Object.keys(INVARIANTS) as (keyof typeof INVARIANTS)[]

export function findViolations(verdict: Verdict, thresholds: Thresholds): string[] {
  const broken = KINDS.filter((kind) => verdict[kind].length > 0).map(
    (kind) => `${verdict[kind].length} ${kind}: ${verdict[kind].slice(0, 5).join(', ')}`,
  )
  const missed = Object.entries<Limit>(LIMITS).flatMap(([name, check]) => {
    const limit = thresholds[name as keyof Thresholds]
    const [isMet, violation] = limit === undefined ? [true, ''] : check(verdict, limit)
    return isMet ? [] : [violation]
  })
  return [...broken, ...missed]
}

type Column = [heading: string, format: (verdict: Verdict, thresholds: Thresholds) => string]

const COLUMNS: Column[] = [
  ['submissions', ({ submissions }) => String(submissions)],
  ['a second', ({ rate }) => rate.toFixed(0)],
  ['thanked', ({ thanked }) => String(thanked)],
  [
    'at the first try',
    ({ firstTry, submissions }) => `${((100 * firstTry) / Math.max(1, submissions)).toFixed(1)} %`,
  ],
  ...KINDS.map((kind): Column => [INVARIANTS[kind], (verdict) => String(verdict[kind].length)]),
  // A phase that refuses every visitor has no such count.
  ['never thanked', ({ unserved }, { tries }) => (tries ? String(unserved.length) : '')],
  ['slowest', ({ slowestMs }) => `${(slowestMs / 1_000).toFixed(1)} s`],
  ['calm p95', ({ calmP95Ms }, limits) => (limits.calmP95Ms ? `${calmP95Ms} ms` : '')],
  ['time out of order', ({ faulty }) => (faulty ? `${Math.round(100 * faulty)} %` : '')],
]

export const HEADINGS = ['phase', ...COLUMNS.map(([heading]) => heading)]

export const makeRow = (title: string, verdict: Verdict, thresholds: Thresholds) => [
  title,
  ...COLUMNS.map(([, format]) => format(verdict, thresholds)),
]
