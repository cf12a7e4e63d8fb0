import { stringify } from 'csv-stringify/sync'
import { describeChange } from '@/lib/requests/change'
import type { Request } from '@/lib/requests/request'
import type { StoredRecord } from '@/lib/store/store'
import { isRecordKey } from '@/lib/store/record-key'
import type { Records } from './read-requests'
import { formatFullDate } from '@/lib/dates/format-dates'
import { formatWindow } from '@/lib/requests/pickup'
import { isolate } from '@/lib/requests/text'
import { listCrewRows } from '@/lib/requests/rows'
import { formatCount, formatRows, PAGE_WIDTH, wrapText } from '@/scripts/ops/output'

export type Row = Record<string, string | number | boolean>

/** For machines: no byte order mark, and no apostrophe before a leading `-`. The caller checks the cells. */
export function toImportCsv(columns: string[], rows: Readonly<Record<string, string>>[]): string {
  return stringify(rows, { header: true, columns, record_delimiter: 'windows' })
}

/** One line per record: key, fields, answers by label, changes, details (`details.language`), outcome. */
export function toCsv(requests: readonly Request[], outcomes: Records): string {
  const parts = requests.map((request): [own: Row, answers: Row, related: Row] => [
    flattenRecord(request.record),
    Object.fromEntries(request.answers.map(({ label, text }) => [label, text])),
    {
      ...(request.isEnteredByOffice && { 'Came by': 'phone' }),
      ...describeChanges(request),
      ...flattenRecord(omitListed(request.details), 'details.'),
      ...flattenRecord(outcomes[request.key], 'outcome.'),
    },
  ])
  const columns = [0, 1, 2].flatMap((part) => getColumns(parts.map((row) => row[part] ?? {})))
  return toSpreadsheet(
    requests.map(({ key }, n) => Object.assign({ key }, ...(parts[n] ?? [])) as Row),
    ['key', ...columns],
  )
}

/**
 * RFC 4180. Formulas get a leading apostrophe (https://owasp.org/www-community/attacks/CSV_Injection);
 * record keys in the first column do not.
 */
function toSpreadsheet(rows: Row[], columns: readonly string[] = getColumns(rows)): string {
  return stringify(rows, {
    header: true,
    columns: columns.map((key) => ({ key: `["${key}"]`, header: key })),
    // Excel would read the file in the machine's code page otherwise.
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      boolean: String,
      string: (text, { index }) =>
        index === 0 && isRecordKey(text) ? { value: text, escape_formulas: false } : text,
    },
  })
}

function describeChanges({ changes }: Request): Row {
  const texts = changes.map((change) => `${change.at} ${describeChange(change)}`)
  return texts.length > 0 ? { Changes: texts.join('. ') } : {}
}

const LISTED_DETAILS = ['answers', 'changes', 'sent']

export function omitListed(details: StoredRecord): StoredRecord {
  return Object.fromEntries(
    Object.entries(details).filter(([name]) => !LISTED_DETAILS.includes(name)),
  )
}

/** Names the fields of nested records by their path: `cus_address.street`. */
export function flattenRecord(record: StoredRecord = {}, path = ''): Row {
  const entries = Object.entries(record).map(([name, value]) =>
    typeof value === 'object' ? flattenRecord(value, `${path}${name}.`) : { [path + name]: value },
  )
  return Object.assign({}, ...entries) as Row
}

function getColumns(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}

/** The sheet's headings already show these. */
const HEADING_LABELS = ['Pickup day', 'Arrival window']

/** Prints the pickups and moves of a day by crew area and window, with what the crew needs. */
export function formatDaySheet(day: string, jobs: readonly Request[]): string {
  const heading = `${formatFullDate(day)}: ${formatCount(jobs.length, 'job')}`
  const windows = [...Map.groupBy(jobs, nameWindow)].flatMap(([window, ofWindow]) => [
    `${window}\n${'-'.repeat(PAGE_WIDTH)}`,
    ...ofWindow.map(formatBlock),
  ])
  return [heading, ...windows].join('\n\n')
}

export function toDayCsv(jobs: readonly Request[]): string {
  const rows = jobs.map((request) => {
    const { locationId, name, phone, reference } = request
    const fixed = { Location: locationId, Name: name, Phone: phone, Reference: reference }
    // An added question may have the name of a fixed column, so `fixed` comes again.
    return { ...fixed, ...Object.fromEntries(listCrewRows(request)), ...fixed }
  })
  return toSpreadsheet(rows)
}

function nameWindow({ areaKey, locationId, pickup }: Request): string {
  const window = pickup ? formatWindow(pickup) || 'no arrival window' : 'moves'
  return `${areaKey ?? locationId}, ${window}`
}

function formatBlock(request: Request): string {
  const contact = [isolate(request.name), request.phone, request.reference].filter(Boolean)
  const facts = listCrewRows(request).filter(([label]) => !HEADING_LABELS.includes(label))
  return [...wrapText(contact.join('   '), PAGE_WIDTH), ...formatRows(facts)].join('\n')
}
