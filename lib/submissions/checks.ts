import 'server-only'
import { CANCELLED, isClosing, parseChanges } from '@/lib/requests/change'
import { createRecordKey, type RecordKeys } from '@/lib/store/record-key'
import type { DispatchList, ListName, Store } from '@/lib/store/store'
import type { NewRequest } from './read-submission'

/** Without an idempotency key, or too late, a wrong guess would double or lose the request. */
export function mustKnowEarlierTry(
  { isTooLate }: Pick<NewRequest, 'isTooLate'>,
  { previousKey }: RecordKeys,
): boolean {
  return previousKey !== undefined || isTooLate === true
}

/**
 * The request's key, and the list where an earlier try has stored it. What its customer has cancelled is
 * over: the same answers are then a new request.
 * @throws without an answer, if that must be known
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

/** A stored request is neither thanked for nor sent anew before it is known whether it is over. */
export class EarlierTryError extends Error {}

/** Whether its customer has cancelled or corrected it. @throws EarlierTryError without an answer */
export async function isOver(
  store: Store,
  { list, checksDeadline }: Pick<NewRequest, 'list' | 'checksDeadline'>,
  key: string,
): Promise<boolean> {
  const read = (from: DispatchList | 'details') =>
    store.read(from, key, checksDeadline).catch(({ message }: Error) => {
      throw new EarlierTryError(message)
    })
  // The office may have taken a cancellation back.
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
