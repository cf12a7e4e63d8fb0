/**
 * `npm run forget`: removes what people sent us, with all that is stored beside it, and prints it.
 *   -- --phone 416-555-0123   what one person sent, when they ask us to
 *   -- --expired              what is older than the privacy policy says (lib/retention.ts)
 *   -- --dry-run              with either: says what would go, and removes nothing
 */
import './load-env'
import { parseArgs } from 'node:util'
import { maskPhone } from '@/lib/masks'
import { isExpired } from '@/lib/retention'
import { getStore } from '@/lib/store'
import { LISTS } from '@/lib/store/store'

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
  LISTS.filter((name) => name !== 'locations').map(
    async (name) => [name, Object.entries(await store.list(name))] as const,
  ),
)
// What stands beside a record under the same key says no phone.
const keys = new Set(
  lists.flatMap(([, records]) =>
    records
      .filter(([key, record]) =>
        options.expired ? isExpired(key, now) : [record.phone, record.cus_phone].includes(phone),
      )
      .map(([key]) => key),
  ),
)

let count = 0
for (const [list, records] of lists) {
  for (const [key] of records.filter(([key]) => keys.has(key))) {
    if (!options['dry-run']) await store.remove(list, key)
    console.log(`${list}/${key}`)
    count++
  }
}
console.log(`${count} ${options['dry-run'] ? 'would go' : 'removed'}`)
