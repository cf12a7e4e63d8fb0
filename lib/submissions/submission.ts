import 'server-only'
import { createFailureAlert } from '@/lib/monitoring/alert'
import { getCity } from '@/lib/cities/cities'
import { runAfter } from '@/lib/http/run-after'
import type { ReservationResult } from '@/lib/locations/reservations'
import { logEvent } from '@/lib/log'
import { OutboxError } from '@/lib/notifications/outbox'
import { EarlierTryError, hasBeenCancelled } from '@/lib/requests/load-request'
import { mustBeConfirmed } from '@/lib/requests/read-record'
import { mustHold, type Suspicion } from '@/lib/requests/suspicions'
import type { RateLimitResult } from '@/lib/security/limits'
import { isValidCanaryToken } from '@/lib/security/signatures'
import { getStore } from '@/lib/store'
import { waitUntil, TimeoutError } from '@/lib/deadline'
import { createRecordKey } from '@/lib/store/record-key'
import type { ListName, Store } from '@/lib/store/store'
import type { AppCheckResult } from './app-check'
import { createRequest, holdRequest } from './create-request'
import { saveDetails } from './details'
import { readSubmission, type Submission, type SubmittedForm } from './read-submission'
import { isLimited, judgeSubmission } from './signs'

const alertOnFailures = createFailureAlert(
  'three submissions within ten minutes could not be stored (refused or unknown). Look for "submission" in the log; the next alert comes in an hour at the earliest.',
  3,
)

/** Callers get status, key and `isUnconfirmed`; the log gets the rest. */
interface Outcome {
  status: 'stored' | 'refused' | 'unknown' | 'limited' | 'tooLate' | 'full'
  key: string
  list: ListName
  suspicions?: readonly Suspicion[]
  appCheck?: AppCheckResult | undefined
  limiter?: RateLimitResult
  reservation?: ReservationResult | undefined
  replaced?: readonly string[]
  /** The office must confirm it by phone, or it is in quarantine. */
  isUnconfirmed?: boolean
  reason?: string
}

/** Stores a form once, however often it is sent. Never throws. */
export async function saveSubmission(
  submitted: SubmittedForm,
): Promise<Pick<Outcome, 'status' | 'key' | 'isUnconfirmed'>> {
  const submission = await readSubmission(submitted)
  // Each step ends at the deadline with its own reason; this is the last resort.
  const storing = waitUntil(submission.deadline + 200, storeSubmission(submission))
  const outcome = await storing.catch((error: Error): Outcome => {
    const isUnknown =
      error instanceof TimeoutError ||
      error instanceof EarlierTryError ||
      (error instanceof OutboxError && error.status === 'unknown')
    // An earlier try may be stored under a key that could not be read.
    const status = isUnknown || mustKnowEarlierTry(submission) ? 'unknown' : 'refused'
    return { status, key: submission.keys.key, list: submission.list, reason: error.message }
  })
  logOutcome(submission, outcome)
  const { status, key, isUnconfirmed = isQuarantined(outcome) } = outcome
  if (isFailure(status) && submission.canaryToken === '') runAfter(alertOnFailures)
  return { status, key, ...(isUnconfirmed && { isUnconfirmed }) }
}

async function storeSubmission(submission: Submission): Promise<Outcome> {
  const { list, keys, now, canaryToken, isTooLate } = submission
  const store = await getStore()
  const isCanary = canaryToken !== ''
  // A canary with a wrong token must not reach the office as a person's request.
  if (isCanary && !isValidCanaryToken(canaryToken, now.getTime()))
    return { status: 'refused', key: keys.key, list, reason: 'invalid canary token' }

  const { key, storedIn } = await findEarlierTry(store, submission)
  if (storedIn === list) {
    // The details may have been lost, or a consent withdrawn.
    const details = await saveDetails(store, submission, key)
    return { status: 'stored', key, list, isUnconfirmed: mustBeConfirmed(details) }
  }
  // A retry of a held request gets its thank-you page again.
  const reject = (status: Outcome['status']): Outcome =>
    storedIn ? { status: 'stored', key, list: storedIn } : { status, key, list }
  // Closed days and limits do not apply to a canary.
  if (isTooLate && !isCanary) return reject('tooLate')

  const { suspicions, limiter, appCheck } = await judgeSubmission(store, submission, key)
  const findings = {
    appCheck,
    ...(suspicions.length > 0 && { suspicions }),
    ...(limiter !== 'open' && { limiter }),
  }
  if (isLimited(limiter)) return { ...reject('limited'), ...findings }
  const created = mustHold(suspicions)
    ? await holdRequest(store, submission, key, { suspicions, isNew: storedIn === undefined })
    : await createRequest(store, submission, key, suspicions)
  return { key, list, ...created, ...findings }
}

// A second try without a key would be stored again; a late one would be refused though its first try is stored.
function mustKnowEarlierTry({ isTooLate, keys }: Submission): boolean {
  return keys.previousKey !== undefined || isTooLate === true
}

/** Once a request is cancelled, the same answers are a new one. @throws if the store fails where a wrong guess matters */
export async function findEarlierTry(
  store: Store,
  submission: Submission,
): Promise<{ key: string; storedIn?: ListName }> {
  const { list, answers, idempotencyKey, now, deadline, checksDeadline } = submission
  const { key: ownKey, previousKey = ownKey } = submission.keys
  const isNeeded = mustKnowEarlierTry(submission)
  const tries = ([list, `quarantine/${list}`] as const).flatMap((storedIn) =>
    [...new Set([ownKey, previousKey])].map((key) => ({ storedIn, key })),
  )
  const reads = tries.map(({ storedIn, key }) =>
    store.read(storedIn, key, isNeeded ? deadline : checksDeadline),
  )
  const records = await Promise.all(isNeeded ? reads : reads.map((read) => read.catch(() => null)))
  const found: { key: string; storedIn?: ListName } = tries.find((_, index) => records[index]) ?? {
    key: ownKey,
  }
  if (found.storedIn !== list || !(await hasBeenCancelled(store, list, found.key, checksDeadline)))
    return found
  const keys = createRecordKey(idempotencyKey, [list, answers, found.key], now.getTime())
  return findEarlierTry(store, { ...submission, keys })
}

function logOutcome(
  { requestId: request, cityKey, now }: Submission,
  { status, ...findings }: Outcome,
): void {
  const outcome = isQuarantined({ status, ...findings }) ? 'quarantined' : status
  const ms = Date.now() - now.getTime()
  const facts = { request, outcome, ms, location: getCity(cityKey).locationId }
  logEvent('submission', { ...facts, ...findings }, isFailure(status) ? 'error' : 'info')
}

function isQuarantined({ status, list }: Outcome): boolean {
  return status === 'stored' && list.startsWith('quarantine/')
}

function isFailure(status: Outcome['status']): boolean {
  return status === 'refused' || status === 'unknown'
}
