/**
 * `npm run forget`: removes what people sent us, from every list but the locations.
 *   -- --key=KEY   all that is stored under one key, when somebody asks us to
 *   -- --expired   all that is older than the privacy policy says (lib/retention.ts)
 *   -- --dry-run   with either: says what would go, and removes nothing
 */
import './load-env'
import { parseArgs } from 'node:util'
import { isExpired } from '@/lib/retention'
import { getStore } from '@/lib/store'
import { LISTS } from '@/lib/store/store'

const { values: options } = parseArgs({
  options: {
    key: { type: 'string' },
    expired: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
})
if ((options.key === undefined) === !options.expired) {
  console.error('Say which: --key=KEY, or --expired.')
  process.exit(2)
}

const store = await getStore()
const now = Date.now()
let count = 0
for (const list of LISTS.filter((name) => name !== 'locations')) {
  for (const key of Object.keys(await store.list(list))) {
    if (options.expired ? !isExpired(key, now) : key !== options.key) continue
    if (!options['dry-run']) await store.remove(list, key)
    console.log(`${list}/${key}`)
    count++
  }
}
console.log(`${count} ${options['dry-run'] ? 'would go' : 'removed'}`)
