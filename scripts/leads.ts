/**
 * `npm run leads`: prints what is stored, newest last.
 *   -- --json   as JSON: { "leads": { key: record }, "jobs": { key: record } }
 *   -- --all    every list, not only leads and jobs
 *   -- --csv    the leads, or with `--csv jobs` the jobs, with what stands beside them, for a spreadsheet
 */
import './load-env'
import { parseArgs } from 'node:util'
import { getStore } from '@/lib/store'
import {
  BESIDE_LISTS,
  DISPATCH_LISTS,
  LISTS,
  type List,
  type StoredRecord,
} from '@/lib/store/store'
import { toCsv } from './leads-csv'
import { readLists } from './leads-lists'

const { values: options, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    all: { type: 'boolean' },
    csv: { type: 'boolean' },
  },
  allowPositionals: true,
})
const [asked = 'leads'] = positionals
const table = options.csv ? DISPATCH_LISTS.find((list) => list === asked) : undefined
if (options.csv ? !table : positionals.length > 0) {
  console.error(`There is no "${asked}": --csv takes ${DISPATCH_LISTS.join(' or ')}.`)
  process.exit(2)
}

const lists: readonly List[] = options.all ? LISTS : DISPATCH_LISTS
const store = await getStore('ops')
if (table) {
  process.stdout.write(toCsv(await store.list(table), await readLists(store, BESIDE_LISTS)))
} else if (options.json) {
  console.log(JSON.stringify(await readLists(store, lists), null, 2))
} else {
  for (const [list, records] of Object.entries(await readLists(store, lists))) print(list, records)
}

function print(list: string, records: Record<string, StoredRecord>): void {
  const entries = Object.entries(records)
  console.log(`${list}: ${entries.length}`)
  for (const [key, record] of entries) console.log(`  ${key}  ${JSON.stringify(record)}`)
}
