import 'server-only'
import { CANCELLED, isClosing, parseChanges } from '@/lib/requests/change'
import { createRecordKey, type RecordKeys } from '@/lib/store/record-key'
import type { DispatchList, ListName, Store } from '@/lib/store/store'
import type { NewRequest } from './read-submission'

/** True when a wrong guess would double or lose the request. */
export function mustKnowEarlierTry(
  { isTooLate }: Pick<NewRequest, 'isTooLate'>,
  { previousKey }: RecordKeys,
): boolean {
  return previousKey !== undefined || isTooLate === true
}

/**
 * Finds the list where an earlier try stored the request. Once that one is cancelled, replaced or dismissed,
 * the same answers are a new request. @throws if the store fails where a wrong guess matters
 */
export async function findEarlierTry(
  store: Store,
  submission: NewRequest,
  keys: RecordKeys,
): Promise<{ key: string; storedIn?: ListName }> {
  const { list, answers, idempotencyKey, now } = submission
  const found = await findTry(store, submission, keys)
  if (found.storedIn !== list || !(await isOver(store, submission, found.key))) return found
  const nextKeys = createRecordKey(idempotencyKey, [list, answers, found.key], now.getTime())
  return findEarlierTry(store, submission, nextKeys)
}

/** We cannot tell if a stored request is over, so we neither acknowledge nor store it again. */
export class EarlierTryError extends Error {}

/** True when it was cancelled, replaced or dismissed. @throws EarlierTryError if the store fails */
export async function isOver(
  store: Store,
  { list, checksDeadline }: Pick<NewRequest, 'list' | 'checksDeadline'>,
  key: string,
): Promise<boolean> {
  const read = (from: DispatchList | 'details') =>
    store.read(from, key, checksDeadline).catch(({ message }: Error) => {
      throw new EarlierTryError(message)
    })
  // The office may have reopened the job.
  if (list === 'jobs' && (await read(list))?.job_status !== CANCELLED) return false
  return isClosing(parseChanges((await read('details')) ?? {}).at(-1))
}

async function findTry(
  store: Store,
  submission: NewRequest,
  { key, previousKey }: RecordKeys,
): Promise<{ key: string; storedIn?: ListName }> {
  const { list, deadline, checksDeadline } = submission
  const isNeeded = mustKnowEarlierTry(submission, { key, previousKey })
  const keys = previousKey === undefined ? [key] : [key, previousKey]
  const places = ([list, `quarantine/${list}`] as const).flatMap((storedIn) =>
    keys.map((tried) => ({ storedIn, key: tried })),
  )
  const records = await Promise.all(
    places.map(async (place) => {
      const read = store.read(place.storedIn, place.key, isNeeded ? deadline : checksDeadline)
      return isNeeded ? read : read.catch(() => null)
    }),
  )
  return places.find((_place, index) => records[index]) ?? { key }
}
