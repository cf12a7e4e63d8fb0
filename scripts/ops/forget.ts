import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { maskPhone } from '@/lib/forms/masks'
import { isSlotExpired } from '@/lib/locations/slot-keys'
import { areVisitsExpired, isCountExpired, isExpired } from '@/lib/submissions/retention'
import { getStore } from '@/lib/store'
import { DAILY_LISTS, LIST_NAMES, type StoredRecord } from '@/lib/store/store'

const { values: options } = readArguments('forget', {
  phone: { type: 'string', value: 'NNN-NNN-NNNN', help: 'records of one person' },
  expired: {
    type: 'boolean',
    help: 'records older than the privacy policy allows, and counts and slots of past days',
  },
  'dry-run': { type: 'boolean', help: 'removes nothing' },
})
if ((options.phone === undefined) === !options.expired) {
  throw new UsageError('Say which: --phone NNN-NNN-NNNN, or --expired.')
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

const ABANDONED_MS = 86_400_000
const jobKeys = new Set<unknown>(
  lists.flatMap(([list, records]) => (list === 'jobs' ? records.map(([key]) => key) : [])),
)

/** The slot of a job that could not be stored, and was not sent again. */
function isAbandoned({ key, at }: StoredRecord): boolean {
  return !jobKeys.has(key) && Number(at) + ABANDONED_MS <= now
}

function isSelected(list: string, key: string, record: StoredRecord): boolean {
  if (!options.expired) return [record.phone, record.cus_phone].includes(phone)
  if (list === 'experiment_visits') return areVisitsExpired(key, now)
  if (list === 'slots') return isSlotExpired(key, now) || isAbandoned(record)
  return isDailyList(list) ? isCountExpired(key, now) : isExpired(key, now)
}

// Related records have the same key but no phone; the day's counts and slots contain the key.
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
