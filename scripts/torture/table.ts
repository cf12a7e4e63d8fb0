import type { Verdict } from './checker'
import type { Demands } from './demands'

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

export function rowOf(title: string, verdict: Verdict, demands: Demands): string[] {
  const { submissions, rate, thanked, firstTry, slowestMs, calmP95Ms, faulty } = verdict
  const { lost, doubled, invalid, refusedButStored, overwritten, unserved } = verdict
  const counts = [lost, doubled, invalid, refusedButStored, overwritten]
  return [
    title,
    ...[String(submissions), rate.toFixed(0), String(thanked)],
    `${((100 * firstTry) / Math.max(1, submissions)).toFixed(1)} %`,
    ...counts.map(({ length }) => String(length)),
    // Who is to be refused is not to be thanked.
    demands.tries ? String(unserved.length) : '',
    `${(slowestMs / 1_000).toFixed(1)} s`,
    demands.calmP95Ms ? `${calmP95Ms} ms` : '',
    faulty ? `${Math.round(100 * faulty)} %` : '',
  ]
}

/** A Markdown table, to be read as it is or pasted into a page. */
export function printTable(rows: string[][]): void {
  const all = [HEADINGS, ...rows]
  const widths = HEADINGS.map((_, n) => Math.max(...all.map((row) => (row[n] ?? '').length)))
  const line = (row: string[]) =>
    `| ${row.map((cell, n) => (n ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, n) => (n ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  console.log(['', line(HEADINGS), rule, ...rows.map(line), ''].join('\n'))
}
