import 'server-only'
import { env } from '@/lib/env'
import { CANCELLED } from '@/lib/requests/change'
import { parseRequest } from '@/lib/requests/request'
import type { DispatchList, ListName, Store, StoredRecord } from '@/lib/store/store'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import { createLimitEntry, dailyHash } from '@/lib/limits/rate-limits'
import type { Submission } from './read-submission'
import { createRecordKey, type RecordKeys } from '@/lib/store/record-key'

// Before a request is stored: earlier tries of it, and suspicions.

const MIN_FILL_MS = 2_000

/** Without an idempotency key, or too late, a wrong guess would double or lose the request. */
export function mustKnowEarlierTry(
  { isTooLate }: Submission,
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
  submission: Submission,
  keys: RecordKeys,
): Promise<{ key: string; storedIn?: ListName }> {
  const { list, answers, idempotencyKey, now } = submission
  const found = await findTry(store, submission, keys)
  if (found.storedIn !== list || !(await isClosed(store, submission, found.key))) return found
  const nextKeys = createRecordKey(idempotencyKey, [list, answers, found.key], now.getTime())
  return findEarlierTry(store, submission, nextKeys)
}

/** Whether its customer has cancelled it. Without an answer it is not. */
async function isClosed(
  store: Store,
  { list, checksDeadline }: Pick<Submission, 'list' | 'checksDeadline'>,
  key: string,
): Promise<boolean> {
  const read = (from: DispatchList | 'details') =>
    store.read(from, key, checksDeadline).catch(() => null)
  const [record, details] = await Promise.all([read(list), read('details')])
  const { changes, isCancelled } = parseRequest(list, key, record ?? {}, details ?? {})
  // The office may have taken a cancellation back.
  return isCancelled && changes.at(-1)?.to === CANCELLED
}

async function findTry(
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
function findFirstSending(
  store: Store,
  { list, answers, now, checksDeadline }: Submission,
  key: string,
): Promise<StoredRecord> {
  const at = now.getTime()
  const entryKey = dailyHash('content', JSON.stringify([list, answers]), at)
  return createLimitEntry(store, entryKey, { key, at }, checksDeadline)
}

export type Suspicion = 'honeypot' | 'fast' | 'duplicate' | 'app-check'

/** Asks the store and App Check only if the checks without I/O find nothing. Never throws. */
export async function findSuspicions(
  store: Store,
  submission: Submission,
  key: string,
): Promise<{ suspicions: Suspicion[]; appCheck?: AppCheckResult }> {
  const { isHoneypotFilled, elapsedMs, appCheckToken, checksDeadline } = submission
  const suspicions: Suspicion[] = []
  if (isHoneypotFilled) suspicions.push('honeypot')
  if (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS) suspicions.push('fast')
  if (suspicions.length > 0) return { suspicions }

  const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
  const [content, appCheck] = await Promise.all([
    checkContent(store, submission, key).catch(() => undefined),
    isAppCheckOn ? verifyAppCheck(appCheckToken, checksDeadline) : undefined,
  ])
  if (content === 'duplicate') suspicions.push('duplicate')
  if (!appCheck) return { suspicions }
  // A retry may send the token that its first try consumed.
  const isPassed = appCheck === 'valid' || (appCheck === 'consumed' && content === 'retry')
  if (env.APP_CHECK_MODE === 'enforce' && !isPassed) suspicions.push('app-check')
  return { suspicions, appCheck }
}

/** Compares with today's first sending of this content, which may have failed or been quarantined. */
async function checkContent(
  store: Store,
  submission: Submission,
  key: string,
): Promise<'new' | 'retry' | 'duplicate'> {
  const { list, now, checksDeadline } = submission
  const first = await findFirstSending(store, submission, key)
  if (first.key === key) return first.at === now.getTime() ? 'new' : 'retry'
  const isListed =
    typeof first.key === 'string' &&
    (await store.read(list, first.key, checksDeadline)) !== null &&
    !(await isClosed(store, submission, first.key))
  return isListed ? 'duplicate' : 'new'
}
