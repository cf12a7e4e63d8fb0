/**
 * `npm run leads`: prints what is stored, newest last.
 *   -- --json   as JSON: { "leads": { key: record }, "jobs": { key: record } }
 *   -- --all    every list, not only leads and jobs
 *   -- --csv    the leads, or with `--csv jobs` the jobs, with what stands beside them, for a spreadsheet
 *   -- --quarantine   what is kept apart as suspected spam, to be read by a person; also with --json, --csv
 */
import './load-env'
import { parseArgs } from 'node:util'
import { getStore } from '@/lib/store'
import {
  RELATED_LISTS,
  DISPATCH_LISTS,
  LIST_NAMES,
  type ListName,
  type StoredRecord,
} from '@/lib/store/store'
import { readQuarantine } from '@/lib/submissions/quarantine'
import { toCsv } from '@/scripts/ops/leads/csv'
import { readLists } from '@/scripts/ops/leads/lists'
import { describeQuarantine } from '@/scripts/ops/leads/quarantine'

const { values: options, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    all: { type: 'boolean' },
    csv: { type: 'boolean' },
    quarantine: { type: 'boolean' },
  },
  allowPositionals: true,
})
const [requestedList = 'leads'] = positionals
const QUARANTINE_LISTS = ['quarantine/leads', 'quarantine/jobs', 'suspicions'] as const
const kind = options.csv ? DISPATCH_LISTS.find((list) => list === requestedList) : undefined
if (options.csv ? !kind : positionals.length > 0) {
  console.error(`There is no "${requestedList}": --csv takes ${DISPATCH_LISTS.join(' or ')}.`)
  process.exit(2)
}

const defaultLists: readonly ListName[] = options.quarantine ? QUARANTINE_LISTS : DISPATCH_LISTS
const lists = options.all ? LIST_NAMES : defaultLists
const store = await getStore('ops')
if (kind) {
  const table: ListName = options.quarantine ? `quarantine/${kind}` : kind
  const beside: ListName[] = options.quarantine
    ? [...RELATED_LISTS, 'suspicions']
    : [...RELATED_LISTS]
  process.stdout.write(toCsv(await store.list(table), await readLists(store, beside)))
} else if (options.json) {
  console.log(JSON.stringify(await readLists(store, lists), null, 2))
} else if (options.quarantine) {
  console.log(describeQuarantine(await readQuarantine(store)))
} else {
  for (const [list, records] of Object.entries(await readLists(store, lists)))
    printList(list, records)
}

function printList(list: string, records: Record<string, StoredRecord>): void {
  const entries = Object.entries(records)
  console.log(`${list}: ${entries.length}`)
  for (const [key, record] of entries) console.log(`  ${key}  ${JSON.stringify(record)}`)
}
