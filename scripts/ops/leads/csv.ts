import { stringify } from 'csv-stringify/sync'
import type { StoredRecord } from '@/lib/store/store'

type Records = Record<string, StoredRecord>
type Row = Record<string, string | number | boolean>

/**
 * A list as a table for a spreadsheet (RFC 4180): a line per record, the key first, then its fields,
 * then those that stand beside it, as `attribution.last.gclid`. What a spreadsheet would run as a
 * formula begins with an apostrophe, the keys too
 * (https://owasp.org/www-community/attacks/CSV_Injection).
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
    // Excel takes a file without it for one of the machine's own alphabet.
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: String },
  })
}

/** The fields of a record and of the records in it, under their path. */
function flattenRecord(record: StoredRecord, path = ''): Row {
  const entries = Object.entries(record).map(([name, value]): Row => {
    return typeof value === 'object'
      ? flattenRecord(value, `${path}${name}.`)
      : { [path + name]: value }
  })
  return Object.assign({}, ...entries) as Row
}

/** Every column that some row has, in the order in which they come up. */
function getColumns(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}
