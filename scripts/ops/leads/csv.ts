import { writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { listDetailAnswers } from '@/lib/notifications/request-rows'
import type { StoredRecord } from '@/lib/store/store'
import { isRecordKey } from '@/lib/submissions/record-key'
import type { Records } from './read-requests'

type Row = Record<string, string | number | boolean>

/**
 * For a machine: no byte order mark before the first heading, and no apostrophe before ids that start
 * with `-`. Cells must be checked before.
 * @param rows cells by heading
 */
export function toImportCsv(
  headings: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string {
  return stringify([...rows], {
    header: true,
    columns: [...headings],
    record_delimiter: 'windows',
  })
}

/**
 * RFC 4180: a line per record with key, fields, answers by label, details such as
 * `details.attribution.last.gclid`, and outcome. Formulas get a leading apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection), keys do not.
 */
export function toCsv(records: Records, details: Records, outcomes: Records): string {
  const keys = Object.keys(records)
  const own = keys.map((key) => flattenRecord(records[key]))
  const answers = keys.map((key): Row => Object.fromEntries(listDetailAnswers(details[key] ?? {})))
  const related = keys.map((key) => ({
    ...flattenRecord(omitAnswers(details[key]), 'details.'),
    ...flattenRecord(outcomes[key], 'outcome.'),
  }))
  const columns = [own, answers, related].flatMap(getColumns)
  const rows = keys.map((key, n) => ({ key, ...own[n], ...answers[n], ...related[n] }))
  return stringify(rows, {
    header: true,
    columns: ['key', ...columns].map((key) => ({ key: `["${key}"]`, header: key })),
    // Excel reads a file without it in the machine's code page.
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      boolean: String,
      string: (text, { index }) => (index === 0 && isRecordKey(text) ? keepText(text) : text),
    },
  })
}

function keepText(value: string) {
  return { value, escape_formulas: false }
}

function omitAnswers(details: StoredRecord | undefined): StoredRecord {
  const entries = Object.entries(details ?? {}).filter(([name]) => name !== 'answers')
  return Object.fromEntries(entries)
}

function flattenRecord(record: StoredRecord = {}, path = ''): Row {
  const entries = Object.entries(record).map(([name, value]): Row => {
    return typeof value === 'object'
      ? flattenRecord(value, `${path}${name}.`)
      : { [path + name]: value }
  })
  return Object.assign({}, ...entries) as Row
}

function getColumns(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}

/**
 * Resolves when the text was written.
 * @param file a new one, which only the user may read; without it the text is printed
 * @throws if the file exists, or the reader of stdout is gone
 */
export async function writeOut(text: string, file: string | undefined): Promise<void> {
  // An existing file may hold conversions that were not uploaded yet, and keeps its own mode.
  if (file !== undefined) return writeFile(file, text, { mode: 0o600, flag: 'wx' })
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
}
