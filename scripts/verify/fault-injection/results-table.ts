import { makeMarkdownTable } from '@/scripts/markdown-table'
import type { Verdict } from './checker'
import type { Thresholds } from './thresholds'

const HEADINGS = [
  'phase',
  'submissions',
  'a second',
  'thanked',
  'at the first try',
  'lost',
  'doubled',
  'invalid',
  'refused, yet stored',
  'overwritten',
  'never thanked',
  'slowest',
  'calm p95',
  'time out of order',
]

export function makeRow(title: string, verdict: Verdict, demands: Thresholds): string[] {
  const { submissions, rate, thanked, firstTry, slowestMs, calmP95Ms, faulty } = verdict
  const { lost, doubled, invalid, refusedButStored, overwritten, unserved } = verdict
  const counts = [lost, doubled, invalid, refusedButStored, overwritten]
  return [
    title,
    ...[String(submissions), rate.toFixed(0), String(thanked)],
    `${((100 * firstTry) / Math.max(1, submissions)).toFixed(1)} %`,
    ...counts.map(({ length }) => String(length)),
    // Phases that refuse every visitor have no such count.
    demands.tries ? String(unserved.length) : '',
    `${(slowestMs / 1_000).toFixed(1)} s`,
    demands.calmP95Ms ? `${calmP95Ms} ms` : '',
    faulty ? `${Math.round(100 * faulty)} %` : '',
  ]
}

export function printTable(rows: string[][]): void {
  console.log(`\n${makeMarkdownTable(HEADINGS, rows)}\n`)
}
