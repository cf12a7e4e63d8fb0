import 'server-only'
import { env } from '@/lib/env'
import { CANCELLED, isClosing, parseChanges } from '@/lib/requests/change'
import { takeDailyPlace } from '@/lib/security/limits'
import { createRecordKey, type RecordKeys } from '@/lib/store/record-key'
import type { DispatchList, ListName, Store } from '@/lib/store/store'
import type { AppCheckResult } from './app-check'
import type { Submission } from './read-submission'

const MIN_FILL_MS = 2_000
const CONTENT_LIMIT = { max: 20 }

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
  if (found.storedIn !== list || !(await isOver(store, submission, found.key))) return found
  const nextKeys = createRecordKey(idempotencyKey, [list, answers, found.key], now.getTime())
  return findEarlierTry(store, submission, nextKeys)
}

/** A stored request is neither thanked for nor sent anew before it is known whether it is over. */
export class EarlierTryError extends Error {}

/** Whether its customer has cancelled or corrected it. @throws EarlierTryError without an answer */
async function isOver(
  store: Store,
  { list, checksDeadline }: Pick<Submission, 'list' | 'checksDeadline'>,
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
  submission: Submission,
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

export type Suspicion = 'honeypot' | 'fast' | 'duplicate' | 'app-check' | 'network' | 'canary'

/** Asks the store and App Check only if the checks without I/O find nothing. Never throws. */
export async function findSuspicions(
  store: Store,
  submission: Submission,
  key: string,
): Promise<{ suspicions: Suspicion[]; appCheck?: AppCheckResult }> {
  const { isHoneypotFilled, elapsedMs, appCheckToken, canaryToken, checksDeadline } = submission
  if (canaryToken !== '') return { suspicions: ['canary'] }
  const suspicions: Suspicion[] = []
  if (isHoneypotFilled) suspicions.push('honeypot')
  if (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS) suspicions.push('fast')
  if (suspicions.length > 0) return { suspicions }

  const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
  const [content, appCheck] = await Promise.all([
    checkContent(store, submission, key).catch(() => undefined),
    // The quote of a site without it does not load it.
    isAppCheckOn
      ? import('./app-check').then((module) => module.verifyAppCheck(appCheckToken, checksDeadline))
      : undefined,
  ])
  if (content === 'duplicate') suspicions.push('duplicate')
  if (!appCheck) return { suspicions }
  // A retry may send the token that its first try consumed.
  const isPassed = appCheck === 'valid' || (appCheck === 'consumed' && content === 'retry')
  if (env.APP_CHECK_MODE === 'enforce' && !isPassed) suspicions.push('app-check')
  return { suspicions, appCheck }
}

/** Compares with the first submission of this content in 24 hours, which may have failed or been quarantined. */
async function checkContent(
  store: Store,
  submission: Submission,
  key: string,
): Promise<'new' | 'retry' | 'duplicate'> {
  const { list, answers, now, checksDeadline: deadline } = submission
  const memory = ['content', JSON.stringify([list, answers])] as const
  const attempt = { now: now.getTime(), deadline }
  const { isNew, holders } = await takeDailyPlace(store, memory, key, CONTENT_LIMIT, attempt)
  const others = Object.keys(holders).filter((other) => other !== key)
  const states = others.map(async (other) => {
    const isListed = (await store.read(list, other, deadline)) !== null
    return isListed && !(await isOver(store, submission, other))
  })
  if ((await Promise.all(states)).includes(true)) return 'duplicate'
  return isNew ? 'new' : 'retry'
}
