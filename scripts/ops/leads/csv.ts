import { stringify } from 'csv-stringify/sync'
import type { StoredRecord } from '@/lib/store/store'
import { isRecordKey } from '@/lib/submissions/push-id'

type Records = Record<string, StoredRecord>
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
 * RFC 4180: a line per record with key, fields and related fields such as `attribution.last.gclid`.
 * Formulas get a leading apostrophe (https://owasp.org/www-community/attacks/CSV_Injection), keys
 * do not.
 */
export function toCsv(records: Records, related: Record<string, Records>): string {
  const ownRows = Object.values(records).map((record) => flattenRecord(record))
  const relatedLists = Object.entries(related).map(([list, all]) => ({ list, all }))
  const columns = [
    ownRows,
    ...relatedLists.map(({ list, all }) =>
      Object.values(all).map((one) => flattenRecord(one, `${list}.`)),
    ),
  ].flatMap(getColumns)
  const rows = Object.entries(records).map(([key, record]) =>
    relatedLists.reduce<Row>(
      (row, { list, all }) => ({ ...row, ...flattenRecord(all[key] ?? {}, `${list}.`) }),
      { key, ...flattenRecord(record) },
    ),
  )
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

function flattenRecord(record: StoredRecord, path = ''): Row {
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
