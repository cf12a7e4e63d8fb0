import { isolate } from '@/lib/requests/text'

export const PAGE_WIDTH = 100

export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

export function alignColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)))
  const lines = rows.map((row) =>
    row.map((cell, n) => isolate(cell) + ' '.repeat((widths[n] ?? 0) - cell.length)).join('  '),
  )
  return lines.map((line) => line.trimEnd()).join('\n')
}

/** `  Label  text`, with the text indented over several lines. Omits rows without text. */
export function formatRows(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const filled = rows.filter(([, text]) => text !== '')
  const indent = Math.max(0, ...filled.map(([label]) => label.length)) + 4
  return filled.flatMap(([label, text]) =>
    wrapText(text, PAGE_WIDTH - indent).map((line, n) => {
      const start = n === 0 ? `  ${label}` : ''
      return start.padEnd(indent) + line
    }),
  )
}

/** Lines of at most `width` characters. Only longer words are cut. */
export function wrapText(text: string, width: number): string[] {
  const lines = text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S{1,${width}}`, 'gu'))
  return (lines ?? []).map((line) => line.trimEnd())
}
