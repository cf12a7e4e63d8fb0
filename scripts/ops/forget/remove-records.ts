import { maskPhone } from '@/lib/forms/masks'
import { isSlotExpired } from '@/lib/locations/slot-keys'
import { readText } from '@/lib/notifications/stored-request'
import {
  areVisitsExpired,
  isCountExpired,
  isExpired,
  type Expiry,
} from '@/lib/submissions/retention'
import {
  DAILY_LISTS,
  LIST_NAMES,
  MARKER_LISTS,
  REQUEST_LISTS,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { wasExported } from '@/scripts/ops/leads/exported'
import { escapeControls } from '@/scripts/ops/leads/terminal-text'

const PHONE_FIELDS = ['phone', 'cus_phone']
/** Ten digits in a text, or eleven from 1 on, however they are separated. */
const PHONE_NUMBERS = /(?<!\d)(?:1\D{0,3})?\d{3}\D{0,3}\d{3}\D{0,3}\d{4}(?!\d)/g
const ABANDONED_MS = 86_400_000

interface Selection {
  /** As `maskPhone` returns it, not empty: records of this person; without it, expired ones. */
  phone?: string | undefined
  isDryRun: boolean
  now: number
}

type Lists = Map<ListName, [key: string, record: StoredRecord][]>

interface Found {
  list: ListName
  key: string
  record: StoredRecord
}

/** Without its markers, a request that is still there would be delivered again. */
const LAST_LISTS: readonly ListName[] = [...REQUEST_LISTS, ...MARKER_LISTS]
/**
 * In the order of removal. Only a request has the phone by which the rest is found; markers, which come
 * after it, hold no personal data.
 */
const LISTS: readonly ListName[] = [
  ...LIST_NAMES.filter((name) => name !== 'locations' && !LAST_LISTS.includes(name)),
  ...LAST_LISTS,
]

/**
 * Removes records with their related records, so that a second run finds what a failed one has left.
 * @param print gets a line per record
 * @returns their number, and a message for each list or record that failed
 */
export async function removeRecords(
  store: Pick<Store, 'list' | 'remove'>,
  selection: Selection,
  print: (line: string) => void,
): Promise<{ count: number; failures: string[] }> {
  const { lists, failures } = await readLists(store)
  // The list may have records of the person, which expire by their keys but have no phone.
  if (selection.phone !== undefined && failures.length > 0) return { count: 0, failures }

  let count = 0
  const isSelected = createSelector(lists, selection)
  for (const records of groupByRequest(lists, isSelected, failures)) {
    for (const [n, found] of records.entries()) {
      const { list, key, record } = found
      if (list === 'exported' && wasExported(record))
        print(`${key} was written for Google Ads: remove its conversion there, too`)
      try {
        if (!selection.isDryRun) await store.remove(list, key)
      } catch (error) {
        const rest = `${records.length - n - 1} more of its request stay`
        failures.push(`${toPath(found)} could not be removed: ${(error as Error).message}; ${rest}`)
        break
      }
      print(toPath(found))
      count++
    }
  }
  return { count, failures }
}

/** Rules that were not deployed yet deny a new list. */
async function readLists(store: Pick<Store, 'list'>) {
  const lists: Lists = new Map()
  const failures: string[] = []
  const answers = await Promise.allSettled(LISTS.map((name) => store.list(name)))
  for (const [n, answer] of answers.entries()) {
    const name = LISTS[n]
    if (name === undefined) continue
    if (answer.status === 'fulfilled') lists.set(name, Object.entries(answer.value))
    else failures.push(`${name} could not be read: ${(answer.reason as Error).message}`)
  }
  return { lists, failures }
}

/** Records with the key of a selected one; the day's counts and slots contain it. */
function groupByRequest(
  lists: Lists,
  isSelected: (found: Found) => Expiry,
  failures: string[],
): Iterable<Found[]> {
  const all = [...lists].flatMap(([list, records]) =>
    records.map(([key, record]): Found => ({ list, key, record })),
  )
  const requestKeys = new Set(all.filter(isRequest).map(({ key }) => key))
  const groups = new Map<unknown, Found[]>()
  for (const found of all) {
    const answer = isSelected(found)
    if (answer) groups.set(found.key, [])
    // What belongs to a request goes with it.
    const isOfRequest = requestKeys.has(found.key) && !isRequest(found)
    if (answer === undefined && !isOfRequest)
      failures.push(`${toPath(found)} has no time in its key and no date: remove it by hand`)
  }
  for (const found of all) (groups.get(found.key) ?? groups.get(found.record.key))?.push(found)
  return groups.values()
}

const isRequest = ({ list }: Found) => REQUEST_LISTS.some((name) => name === list)

/** Staff may have typed the key. */
function toPath({ list, key }: Found): string {
  return escapeControls(`${list}/${key}`)
}

/** Undefined for a record of unknown age. */
function createSelector(lists: Lists, { phone, now }: Selection) {
  const jobs = lists.get('jobs')
  const jobKeys = new Set<unknown>(jobs?.map(([key]) => key))
  /** The slot of a job that could not be stored, and was not sent again. */
  const isAbandoned = ({ key, at }: StoredRecord) =>
    jobs !== undefined && !jobKeys.has(key) && Number(at) + ABANDONED_MS <= now
  // Staff may have written it in another way, or beside another one.
  const isTheirs = (text: string) =>
    [text, ...(text.match(PHONE_NUMBERS) ?? [])].some((one) => maskPhone(one) === phone)
  const isDailyList = (list: string) => DAILY_LISTS.some((name) => name === list)

  return ({ list, key, record }: Found): Expiry => {
    if (phone !== undefined) return PHONE_FIELDS.some((field) => isTheirs(readText(record, field)))
    if (list === 'experiment_visits') return areVisitsExpired(key, now)
    if (list === 'slots') return isSlotExpired(key, now) || isAbandoned(record)
    return isDailyList(list) ? isCountExpired(key, now) : isExpired(key, now, record.date)
  }
}
