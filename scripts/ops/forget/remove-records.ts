import { readDeskKey } from '@/lib/requests/desk-index'
import { readText } from '@/lib/requests/read-record'
import { REQUEST_LISTS, type ListName, type Store, type StoredRecord } from '@/lib/store/store'
import { releaseReservation } from '@/lib/locations/reservations'
import { getStoreDeadline } from '@/scripts/ops/precautions'
import {
  describeExport,
  eraseRemoved,
  REMOVAL_ORDER,
  toPath,
  type FoundRecord,
} from '@/lib/cron/remove-expired'
import { hasPhone } from '@/scripts/ops/leads/find-requests'

export interface Person {
  /** As `maskPhone` returns it. */
  phone?: string | undefined
  email?: string | undefined
  key?: string | undefined
}

interface Found extends FoundRecord {
  requestKey: string
}

/**
 * Removes in an order that lets a second run find what a failed one left. If the details with the email
 * are gone already, the second run needs the key. @returns a message for each list or record that failed
 */
export async function removePerson(
  store: Store,
  person: Person,
  isDryRun: boolean,
  print: (line: string) => void,
): Promise<{ count: number; failures: string[] }> {
  const failures: string[] = []
  const all = await readLists(store, failures)
  // The unread list may hold records of this person that, without a phone, no later run finds.
  if (failures.length > 0) return { count: 0, failures }

  let count = 0
  for (const records of groupByRequest(all, person)) {
    for (const [n, found] of records.entries()) {
      const exported = describeExport(found)
      if (exported) print(exported)
      try {
        if (!isDryRun) await removeFound(store, found)
      } catch (error) {
        const rest = `${records.length - n - 1} more of its request stay; repeat with --key`
        failures.push(`${toPath(found)} could not be removed: ${(error as Error).message}; ${rest}`)
        break
      }
      print(toPath(found))
      count++
    }
  }
  if (!isDryRun) await eraseRemoved(store, failures)
  return { count, failures }
}

async function readLists(store: Pick<Store, 'list'>, failures: string[]): Promise<Found[]> {
  const lists = REMOVAL_ORDER.map(async (list) => {
    const records = await store.list(list).catch(({ message }: Error) => {
      failures.push(`${list} could not be read: ${message}`)
      return {}
    })
    return Object.entries(records).flatMap(([key, record]) =>
      listRequestKeys(list, key, record).map((requestKey) => ({ list, key, requestKey, record })),
    )
  })
  return (await Promise.all(lists)).flat()
}

/** A record of `slots` holds all jobs of a window; an outbox entry names its request. */
function listRequestKeys(list: ListName, key: string, record: StoredRecord): string[] {
  if (list === 'slots') return Object.keys(record)
  if (list === 'desk') return [readDeskKey(key)]
  return [list === 'outbox' ? readText(record, 'key') : key]
}

/** Releases only this request's reservation: other jobs keep theirs in the same window. */
async function removeFound(store: Store, { list, key, requestKey, record }: Found): Promise<void> {
  if (list !== 'slots') return store.remove(list, key)
  const reservation = { key: requestKey, id: readText(record, requestKey) }
  if (!(await releaseReservation(store, key, reservation, getStoreDeadline())))
    throw new Error('the reservation was not certainly released')
}

function groupByRequest(all: readonly Found[], person: Person): Iterable<Found[]> {
  const groups = new Map<string, Found[]>()
  for (const found of all) if (isTheirs(found, person)) groups.set(found.requestKey, [])
  for (const found of all) groups.get(found.requestKey)?.push(found)
  return groups.values()
}

const isRequest = ({ list }: Found) => REQUEST_LISTS.some((name) => name === list)

function isTheirs(found: Found, { phone, email, key }: Person): boolean {
  if (found.requestKey === key) return true
  // Two forms store the email in the details.
  if (!isRequest(found) && found.list !== 'details') return false
  const emails = ['email', 'cus_email'].map((field) => readText(found.record, field))
  return (
    (phone !== undefined && hasPhone(found.record, phone)) ||
    (email !== undefined && emails.some((one) => isSameEmail(one, email)))
  )
}

const isSameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
