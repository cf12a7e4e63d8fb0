import { maskPhone } from '@/lib/forms/masks'
import { safeLine, readText } from '@/lib/notifications/stored-request'
import {
  LIST_NAMES,
  REQUEST_LISTS,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { wasExported } from '@/scripts/ops/leads/outcomes'
import { getRequestKey } from '@/scripts/ops/leads/read-requests'
import { isCountExpired, isExpired, isSlotExpired, type Expiry } from './expiry'

/** Ten digits in a text, or eleven from 1 on, however they are separated. */
const PHONE_NUMBERS = /(?<!\d)(?:1\D{0,3})?\d{3}\D{0,3}\d{3}\D{0,3}\d{4}(?!\d)/g
const ABANDONED_MS = 86_400_000

/** A request with any of these is theirs. */
export interface Person {
  /** As `maskPhone` returns it. */
  phone?: string | undefined
  email?: string | undefined
  key?: string | undefined
}

interface Selection {
  /** Without it, expired records. */
  person: Person | undefined
  isDryRun: boolean
  now: number
}

interface Found {
  list: ListName
  key: string
  /** Of the request that it belongs to; its own key for others. */
  requestKey: string
  record: StoredRecord
}

/**
 * In the order of removal. Only a request has the phone by which the rest is found. Deliveries come after
 * it: without them, a request that is still there would be delivered again.
 */
const LAST_LISTS: readonly ListName[] = [...REQUEST_LISTS, 'deliveries']
const LISTS: readonly ListName[] = [
  ...LIST_NAMES.filter((name) => name !== 'locations' && !LAST_LISTS.includes(name)),
  ...LAST_LISTS,
]

/**
 * Removes requests with all that belongs to them, so that a second run finds what a failed one has left.
 * @param print gets a line per record
 * @returns their number, and a message for each list or record that failed
 */
export async function removeRecords(
  store: Pick<Store, 'list' | 'remove' | 'eraseRemoved'>,
  selection: Selection,
  print: (line: string) => void,
): Promise<{ count: number; failures: string[] }> {
  const { all, unread, failures } = await readLists(store)
  // The list may have records of the person, which expire by their keys but have no phone.
  if (selection.person && failures.length > 0) return { count: 0, failures }

  let count = 0
  for (const records of groupByRequest(all, unread, selection, failures)) {
    for (const [n, found] of records.entries()) {
      const { list, key, record } = found
      if (list === 'outcomes' && wasExported(record))
        print(`${safeLine(key)} was written for Google Ads: remove its conversion there, too`)
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
  // Also where nothing is left to remove: an earlier run may have failed here.
  if (!selection.isDryRun)
    await store.eraseRemoved().catch(({ message }: Error) => {
      failures.push(`The files of the store may still hold what was removed: ${message}`)
    })
  return { count, failures }
}

async function readLists(store: Pick<Store, 'list'>) {
  const all: Found[] = []
  const unread: ListName[] = []
  const failures: string[] = []
  const answers = await Promise.allSettled(LISTS.map((list) => store.list(list)))
  for (const [n, list] of LISTS.entries()) {
    const answer = answers[n]
    if (answer?.status === 'fulfilled') {
      for (const [key, record] of Object.entries(answer.value))
        all.push({ list, key, requestKey: findRequestKey(list, key, record), record })
    } else {
      unread.push(list)
      failures.push(`${list} could not be read: ${(answer?.reason as Error).message}`)
    }
  }
  return { all, unread, failures }
}

function findRequestKey(list: ListName, key: string, record: StoredRecord): string {
  return isTaken({ list }) && typeof record.key === 'string' ? record.key : getRequestKey(list, key)
}

/** What a person's or an expired request has, and expired slots and counts one by one. */
function groupByRequest(
  all: readonly Found[],
  unread: readonly ListName[],
  { person, now }: Selection,
  failures: string[],
): Iterable<Found[]> {
  const requestKeys = new Set(all.filter(isRequest).map(({ key }) => key))
  const isExpiredRecord = createExpiryCheck(all, unread, now)
  const groups = new Map<string, Found[]>()
  for (const found of all) {
    const isSelected = person ? isTheirs(found, person) : isExpiredRecord(found)
    const isOfRequest = !isRequest(found) && requestKeys.has(found.requestKey)
    if (isSelected === undefined && !isOfRequest)
      failures.push(`${toPath(found)} has no time in its key and no date: remove it by hand`)
    if (isSelected) groups.set(!person && isTaken(found) ? found.key : found.requestKey, [])
  }
  for (const found of all) (groups.get(found.key) ?? groups.get(found.requestKey))?.push(found)
  return groups.values()
}

/** A place that a request took, whose record has the request's key. */
const isTaken = ({ list }: Pick<Found, 'list'>) => list === 'limits' || list === 'slots'

const isRequest = ({ list }: Found) => REQUEST_LISTS.some((name) => name === list)

/** Staff may have typed the key. */
function toPath({ list, key }: Found): string {
  return safeLine(`${list}/${key}`)
}

/** Staff may have written the number in another way, or beside another one. */
function isTheirs(found: Found, { phone, email, key }: Person): boolean {
  if (!isRequest(found)) return key !== undefined && found.requestKey === key
  const read = (...fields: string[]) => fields.map((field) => readText(found.record, field))
  const phones = read('phone', 'cus_phone').flatMap((text) => [
    text,
    ...(text.match(PHONE_NUMBERS) ?? []),
  ])
  return (
    found.key === key ||
    (phone !== undefined && phones.some((one) => maskPhone(one) === phone)) ||
    (email !== undefined && read('email', 'cus_email').some((one) => isSameEmail(one, email)))
  )
}

const isSameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Undefined for a record of unknown age. */
function createExpiryCheck(all: readonly Found[], unread: readonly ListName[], now: number) {
  const jobKeys = new Set(all.filter(({ list }) => list === 'jobs').map(({ key }) => key))
  /** The slot of a job that could not be stored, and was not sent again. */
  const isAbandoned = ({ requestKey, record }: Found) =>
    !unread.includes('jobs') && !jobKeys.has(requestKey) && Number(record.at) + ABANDONED_MS <= now
  return (found: Found): Expiry => {
    const { list, key, requestKey, record } = found
    if (list === 'slots') return isSlotExpired(key, now) || isAbandoned(found)
    if (list === 'limits') return isCountExpired(key, now)
    return isExpired(requestKey, now, record.date)
  }
}
