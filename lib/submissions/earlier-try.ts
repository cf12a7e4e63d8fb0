import 'server-only'
import type { ListName, Store, StoredRecord } from '@/lib/store/store'
import { createLimitEntry, dailyHash } from './rate-limits'
import type { Submission } from './read-submission'
import type { RecordKeys } from './record-key'

/** Without an idempotency key, or too late, a wrong guess would double or lose the request. */
export function mustKnowEarlierTry(
  { isTooLate }: Submission,
  { previousKey }: RecordKeys,
): boolean {
  return previousKey !== undefined || isTooLate === true
}

/**
 * The request's key, and the list where an earlier try has stored it.
 * @throws without an answer, if that must be known
 */
export async function findEarlierTry(
  store: Store,
  submission: Submission,
  keys: RecordKeys,
): Promise<{ key: string; storedIn?: ListName }> {
  const { list, deadline, checksDeadline } = submission
  const isNeeded = mustKnowEarlierTry(submission, keys)
  const places = ([list, `quarantine/${list}`] as const).flatMap((storedIn) =>
    [keys.key, keys.previousKey ?? []].flat().map((key) => ({ storedIn, key })),
  )
  const records = await Promise.all(
    places.map(async ({ storedIn, key }) => {
      const read = store.read(storedIn, key, isNeeded ? deadline : checksDeadline)
      return isNeeded ? read : read.catch(() => null)
    }),
  )
  const earlier = places.find((_place, index) => records[index])
  return earlier ?? { key: await agreeOnKey(store, submission, keys) }
}

/** Two posts at once, on both sides of a time bucket's border, agree on the key of the first. */
async function agreeOnKey(
  store: Store,
  submission: Submission,
  { key, previousKey, nextKey }: RecordKeys,
): Promise<string> {
  if (previousKey === undefined) return key
  const first = await findFirstSending(store, submission, key).catch(() => undefined)
  return [previousKey, nextKey].find((other) => other === first?.key) ?? key
}

/** Key and time of today's first sending of this content, which may have failed. @throws without an answer */
export function findFirstSending(
  store: Store,
  { list, answers, now, checksDeadline }: Submission,
  key: string,
): Promise<StoredRecord> {
  const at = now.getTime()
  const entryKey = dailyHash('content', JSON.stringify([list, answers]), at)
  return createLimitEntry(store, entryKey, { key, at }, checksDeadline)
}
