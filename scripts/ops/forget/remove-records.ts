import { isSlotExpired } from '@/lib/locations/slot-keys'
import { areVisitsExpired, isCountExpired, isExpired } from '@/lib/submissions/retention'
import {
  DAILY_LISTS,
  LIST_NAMES,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { wasExported } from '@/scripts/ops/leads/exported'

const ABANDONED_MS = 86_400_000

interface Selection {
  /** Records of this person; without it, expired ones. */
  phone?: string | undefined
  isDryRun: boolean
  now: number
}

type Lists = Map<ListName, [key: string, record: StoredRecord][]>

/**
 * Removes records with their related records.
 * @param print gets a line per record
 * @returns their number, and a message for each list that could not be read
 */
export async function removeRecords(
  store: Pick<Store, 'list' | 'remove'>,
  selection: Selection,
  print: (line: string) => void,
): Promise<{ count: number; failures: string[] }> {
  const { lists, failures } = await readLists(store)
  const isSelected = createSelector(lists, selection)
  // Related records have the same key but no phone; the day's counts and slots contain the key.
  const keys = new Set<unknown>()
  for (const [list, records] of lists)
    for (const [key, record] of records) if (isSelected(list, key, record)) keys.add(key)

  let count = 0
  for (const [list, records] of lists) {
    for (const [key, record] of records) {
      if (!keys.has(key) && !keys.has(record.key)) continue
      if (list === 'exported' && wasExported(record))
        print(`${key} was written for Google Ads: remove its conversion there, too`)
      if (!selection.isDryRun) await store.remove(list, key)
      print(`${list}/${key}`)
      count++
    }
  }
  return { count, failures }
}

/** Rules that were not deployed yet deny a new list. */
async function readLists(store: Pick<Store, 'list'>) {
  const lists: Lists = new Map()
  const failures: string[] = []
  const names = LIST_NAMES.filter((name) => name !== 'locations')
  const answers = await Promise.allSettled(names.map((name) => store.list(name)))
  for (const [n, answer] of answers.entries()) {
    const name = names[n]
    if (name === undefined) continue
    if (answer.status === 'fulfilled') lists.set(name, Object.entries(answer.value))
    else failures.push(`${name} could not be read: ${(answer.reason as Error).message}`)
  }
  return { lists, failures }
}

function createSelector(lists: Lists, { phone, now }: Selection) {
  const jobs = lists.get('jobs')
  const jobKeys = new Set<unknown>(jobs?.map(([key]) => key))
  /** The slot of a job that could not be stored, and was not sent again. */
  const isAbandoned = ({ key, at }: StoredRecord) =>
    jobs !== undefined && !jobKeys.has(key) && Number(at) + ABANDONED_MS <= now
  const isDailyList = (list: string) => DAILY_LISTS.some((name) => name === list)

  return (list: ListName, key: string, record: StoredRecord): boolean => {
    if (phone !== undefined) return [record.phone, record.cus_phone].includes(phone)
    if (list === 'experiment_visits') return areVisitsExpired(key, now)
    if (list === 'slots') return isSlotExpired(key, now) || isAbandoned(record)
    return isDailyList(list) ? isCountExpired(key, now) : isExpired(key, now)
  }
}
