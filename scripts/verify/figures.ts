/** Nearest-rank percentile, `share` from 0 to 1; undefined without values. */
export function getPercentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

export function makeMarkdownTable(headings: readonly string[], rows: string[][]): string {
  const all = [[...headings], ...rows]
  const widths = headings.map((_, n) => Math.max(...all.map((row) => (row[n] ?? '').length)))
  const pad = (cell: string, n: number) =>
    n ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0)
  const line = (row: string[]) => `| ${headings.map((_, n) => pad(row[n] ?? '', n)).join(' | ')} |`
  const rule = widths.map((width, n) => (n ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [line([...headings]), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
