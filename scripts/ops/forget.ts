/**
 * `npm run forget`: removes what people sent us, with all that is stored beside it, and prints it.
 *   -- --phone 416-555-0123   what one person sent, when they ask us to
 *   -- --expired              what is older than the privacy policy says (lib/retention.ts), and the
 *                             counts of past days
 *   -- --dry-run              with either: says what would go, and removes nothing
 */
import './load-env'
import { parseArgs } from 'node:util'
import { maskPhone } from '@/lib/forms/masks'
import { isCountExpired, isExpired } from '@/lib/submissions/retention'
import { getStore } from '@/lib/store'
import { DAILY_LISTS, LIST_NAMES, type StoredRecord } from '@/lib/store/store'

const { values: options } = parseArgs({
  options: {
    phone: { type: 'string' },
    expired: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
})
if ((options.phone === undefined) === !options.expired) {
  console.error('Say which: --phone NNN-NNN-NNNN, or --expired.')
  process.exit(2)
}
const phone = maskPhone(options.phone ?? '')

const store = await getStore('ops')
const now = Date.now()
const lists = await Promise.all(
  LIST_NAMES.filter((name) => name !== 'locations').map(
    async (name) => [name, Object.entries(await store.list(name))] as const,
  ),
)
const isDailyList = (list: string) => DAILY_LISTS.some((name) => name === list)

/** Whether a record goes for its own sake. */
function isSelected(list: string, key: string, record: StoredRecord): boolean {
  if (!options.expired) return [record.phone, record.cus_phone].includes(phone)
  return isDailyList(list) ? isCountExpired(key, now) : isExpired(key, now)
}

// What stands beside a record under the same key says no phone; what counted it holds its key.
const keys = new Set<unknown>(
  lists.flatMap(([list, records]) =>
    records.filter(([key, record]) => isSelected(list, key, record)).map(([key]) => key),
  ),
)

let count = 0
for (const [list, records] of lists) {
  const due = records.filter(([key, record]) => keys.has(key) || keys.has(record.key))
  for (const [key] of due) {
    if (!options['dry-run']) await store.remove(list, key)
    console.log(`${list}/${key}`)
    count++
  }
}
console.log(`${count} ${options['dry-run'] ? 'would go' : 'removed'}`)
