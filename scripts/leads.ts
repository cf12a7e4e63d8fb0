/**
 * `npm run leads`: prints what is stored, newest last.
 *   -- --json   as JSON: { "leads": { key: record }, "jobs": { key: record } }
 *   -- --all    every list, not only leads and jobs
 */
import './load-env'
import { parseArgs } from 'node:util'
import { getStore } from '@/lib/store'
import { DISPATCH_LISTS, LISTS, type List, type StoredRecord } from '@/lib/store/store'

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, all: { type: 'boolean' } },
})

const store = await getStore('ops')
const lists: readonly List[] = options.all ? LISTS : DISPATCH_LISTS
const stored = await Promise.all(lists.map(async (list) => [list, await store.list(list)] as const))

if (options.json) {
  console.log(JSON.stringify(Object.fromEntries(stored), null, 2))
} else {
  for (const [list, records] of stored) print(list, records)
}

function print(list: string, records: Record<string, StoredRecord>): void {
  const entries = Object.entries(records)
  console.log(`${list}: ${entries.length}`)
  for (const [key, record] of entries) console.log(`  ${key}  ${JSON.stringify(record)}`)
}
