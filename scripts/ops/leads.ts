import { readArguments } from '@/scripts/command'
import './load-env'
import { IMPORT_COLUMNS } from '@/lib/analytics/google-ads-import'
import { describeStore, getStore } from '@/lib/store'
import {
  DETAILS_LISTS,
  RELATED_LISTS,
  DISPATCH_LISTS,
  LIST_NAMES,
  type ListName,
  type StoredRecord,
} from '@/lib/store/store'
import type { ExportFormat } from '@/lib/submissions/outcome-record'
import { readQuarantine } from '@/lib/submissions/quarantine'
import { describeExport, findConversions } from '@/scripts/ops/leads/conversions'
import { toCsv, toImportCsv } from '@/scripts/ops/leads/csv'
import { markAsExported, withholdRequest } from '@/scripts/ops/leads/exported'
import { filterStore, parseFilter } from '@/scripts/ops/leads/filter'
import { readLists } from '@/scripts/ops/leads/lists'
import { checkCompanions, describeFilter, parseCsvList } from '@/scripts/ops/leads/options'
import { describeQuarantine } from '@/scripts/ops/leads/quarantine'
import { formatTable } from '@/scripts/ops/leads/table'
import { escapeControls } from '@/scripts/ops/leads/terminal-text'
import { markAsWon, takeWonBack } from '@/scripts/ops/leads/won'
import { writeOut } from '@/scripts/ops/leads/write-out'

const { values: options, positionals } = readArguments(
  'leads',
  {
    json: {
      type: 'boolean',
      help: 'as JSON: { "leads": { key: record }, "jobs": { key: record } }',
    },
    all: { type: 'boolean', help: 'every list, not only leads and jobs; also with --json' },
    csv: { type: 'boolean', help: 'leads (or jobs) with their related records, for a spreadsheet' },
    quarantine: { type: 'boolean', help: 'suspected spam; also with --json and --csv' },
    since: { type: 'string', value: 'YYYY-MM-DD', help: 'requests of this day (UTC) and later' },
    location: { type: 'string', value: 'ID', help: 'requests of one location: barrie' },
    city: {
      type: 'string',
      value: 'CITY',
      help: 'requests of one city: toronto; older records lack the city',
    },
    won: { type: 'string', value: 'KEY', help: 'marks a lead or job as won' },
    value: { type: 'string', value: 'N', help: 'its worth in dollars of its country; with --won' },
    'not-won': { type: 'string', value: 'KEY', help: 'takes back what --won wrote' },
    'google-ads': { type: 'boolean', help: "won requests of Google's ads, for import, once each" },
    'google-ads-enhanced': {
      type: 'boolean',
      help: 'won requests with hashed contact data, where advertising was allowed, once each',
    },
    again: { type: 'boolean', help: 'also conversions that were written before' },
    out: {
      type: 'string',
      value: 'FILE',
      help: 'a new file for them, which only you can read; without it they are printed',
    },
    'no-ads': {
      type: 'string',
      value: 'KEY',
      help: 'never writes this request for Google: the person asked for it',
    },
  },
  '[leads | jobs]',
)
const QUARANTINE_LISTS = ['quarantine/leads', 'quarantine/jobs', 'suspicions'] as const
const kind = parseCsvList(options.csv, positionals)
const defaultLists: readonly ListName[] = options.quarantine ? QUARANTINE_LISTS : DISPATCH_LISTS
const lists = options.all ? LIST_NAMES : defaultLists
const filter = parseFilter(options)
checkCompanions(options)
const everything = await getStore('ops')
const store = filterStore(everything, filter)
if (options.won !== undefined) {
  console.log(await markAsWon(everything, options.won, options.value, new Date()))
} else if (options['not-won'] !== undefined) {
  console.log(await takeWonBack(everything, options['not-won']))
} else if (options['no-ads'] !== undefined) {
  console.log(await withholdRequest(everything, options['no-ads'], new Date()))
} else if (options['google-ads'] || options['google-ads-enhanced']) {
  await exportConversions(options['google-ads'] ? 'click' : 'enhanced')
} else if (kind) {
  const table: ListName = options.quarantine ? `quarantine/${kind}` : kind
  const related: ListName[] = options.quarantine
    ? [...RELATED_LISTS, 'suspicions']
    : [...RELATED_LISTS]
  process.stdout.write(toCsv(await store.list(table), await readLists(store, related)))
} else if (options.json) {
  console.log(JSON.stringify(await readLists(store, lists), null, 2))
} else if (options.quarantine) {
  console.log(describeQuarantine(await readQuarantine(store)))
} else if (options.all) {
  for (const [list, records] of Object.entries(await readLists(store, lists)))
    printList(list, records)
} else {
  const tableLists = [...DISPATCH_LISTS, ...Object.values(DETAILS_LISTS)] as const
  // Their first answers came with the requests.
  const consents = await store.list('consents')
  const requests = { ...(await readLists(store, tableLists)), consents }
  console.log(
    formatTable(requests) || `No requests found in ${describeStore()}${describeFilter(options)}`,
  )
}

async function exportConversions(format: ExportFormat): Promise<void> {
  const now = new Date()
  const found = await findConversions(store, format, { isAgain: options.again ?? false, now })
  const rows = found.rows.map(({ row }) => row)
  await writeOut(toImportCsv(IMPORT_COLUMNS[format], rows), options.out)
  const keys = found.rows.map(({ key }) => key)
  await markAsExported(everything, keys, format, now)
  console.error(describeExport(found))
}

function printList(list: string, records: Record<string, StoredRecord>): void {
  const entries = Object.entries(records)
  console.log(`${list}: ${entries.length}`)
  for (const [key, record] of entries)
    console.log(`  ${key}  ${escapeControls(JSON.stringify(record))}`)
}
