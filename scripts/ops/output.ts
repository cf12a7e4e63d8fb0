import { statSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'
import { isolate } from '@/lib/requests/text'

export const PAGE_WIDTH = 100
const PRIVATE_MODE = 0o600

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

export function describeError(error: unknown): string {
  const { message, code, cause } = Object(error) as Error & { code?: string }
  const reason = cause instanceof Error ? ` (${describeError(cause)})` : ''
  return `${message || code || String(error)}${reason}`
    .trim()
    .replace(/:\s*\n\s*/g, ': ')
    .replace(/\s*\n\s*/g, '; ')
}

/** Removes user names, passwords and query values from the URLs in a string. */
export const redactSecrets = (text: string) =>
  text.replace(/(?<=\/\/)[^\s/?#]*@/g, '').replace(/(?<=[?&][^\s=&]*=)[^\s&]+/g, '…')

/** Only the user may read the file. @param advice how to replace a file that exists */
export async function writePrivateFile(
  file: string,
  text: string,
  advice: string,
  isForced = false,
): Promise<void> {
  try {
    // An existing file would keep its own mode.
    const isReplaced = isForced && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (isReplaced) await chmod(file, PRIVATE_MODE)
    await writeFile(file, text, { mode: PRIVATE_MODE, flag: isForced ? 'w' : 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new InvalidArgumentError(code === 'EEXIST' ? `"${file}" exists: ${advice}.` : message)
  }
}
