import 'server-only'
import { createFailureAlert } from '@/lib/monitoring/alert'
import { getCity } from '@/lib/cities/cities'
import { runAfter } from '@/lib/http/run-after'
import type { SlotResult } from '@/lib/locations/pickup-slots'
import { logEvent } from '@/lib/log'
import { OutboxError } from '@/lib/notifications/outbox'
import { mustBeConfirmed } from '@/lib/requests/read-record'
import { isHeld, type Suspicion } from '@/lib/requests/suspicions'
import { checkRateLimit, type RateLimitResult } from '@/lib/security/limits'
import { isValidCanaryToken } from '@/lib/security/signatures'
import { getStore } from '@/lib/store'
import { createRecordKey, type RecordKeys } from '@/lib/store/record-key'
import { settleBy, TimeoutError } from '@/lib/deadline'
import type { ListName, Store } from '@/lib/store/store'
import type { AppCheckResult } from './app-check'
import { EarlierTryError, findEarlierTry, mustKnowEarlierTry } from './checks'
import { createRequest, holdRequest } from './create-request'
import { saveDetails } from './details'
import { readSubmission, type Submission, type SubmittedForm } from './read-submission'
import { addSuspicions, listSuspicions } from './signs'

const alertOnFailures = createFailureAlert(
  'three submissions within ten minutes could not be stored (refused or unknown). Look for "submission" in the log; the next alert comes in an hour at the earliest.',
  3,
)

type FailedStatus = 'refused' | 'unknown' | 'limited' | 'tooLate' | 'full'

/** Callers get status, key and `isUnconfirmed`; the log gets the rest. */
interface Outcome {
  status: 'stored' | FailedStatus
  key: string
  list: ListName
  suspicions?: readonly Suspicion[]
  appCheck?: AppCheckResult | undefined
  limiter?: RateLimitResult
  slot?: SlotResult | undefined
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
  const { list, answers, idempotencyKey, now } = submission
  // Suspicions can differ between two tries, so the key ignores them.
  const keys = createRecordKey(idempotencyKey, [list, answers], now.getTime())
  // Each step ends at the deadline with its own reason; this is the last resort.
  const storing = settleBy(submission.deadline + 200, storeSubmission(submission, keys))
  const result = await storing.catch((error: Error): Outcome => {
    const isUnknown =
      error instanceof TimeoutError ||
      error instanceof EarlierTryError ||
      (error instanceof OutboxError && error.status === 'unknown')
    // An earlier try may be stored under a key that could not be read.
    const status = isUnknown || mustKnowEarlierTry(submission, keys) ? 'unknown' : 'refused'
    return { status, key: keys.key, list, reason: error.message }
  })
  logResult(submission, result)
  const { status, key, isUnconfirmed = isQuarantined(result) } = result
  if (isFailure(status) && submission.canaryToken === '') runAfter(alertOnFailures)
  return { status, key, ...(isUnconfirmed && { isUnconfirmed }) }
}

async function storeSubmission(submission: Submission, keys: RecordKeys): Promise<Outcome> {
  const { list, ip, answers, now, checksDeadline } = submission
  const store = await getStore()
  // Closed days and limits do not apply to a canary.
  const isCanary = submission.canaryToken !== ''
  // A canary with a wrong token must not reach the office as a person's request.
  if (isCanary && !isValidCanaryToken(submission.canaryToken, now.getTime()))
    return { status: 'refused', key: keys.key, list, reason: 'invalid canary token' }

  const { key, storedIn } = await findEarlierTry(store, submission, keys)
  if (storedIn === list) return acknowledge(store, submission, key)
  // A retry of a held request gets its thank-you page again.
  const reject = (status: FailedStatus): Outcome =>
    storedIn ? { status: 'stored', key, list: storedIn } : { status, key, list }
  if (submission.isTooLate && !isCanary) return reject('tooLate')

  const suspicions = listSuspicions(submission)
  const attempt = { now: now.getTime(), deadline: checksDeadline }
  const checkLimit = (isSuspected: boolean) =>
    checkRateLimit(store, { ip, isSuspected, phone: String(answers.phone) }, key, attempt)
  let limiter = isCanary ? 'open' : await checkLimit(isHeld(suspicions))
  // Somebody who shares the address used up its quota. The visitor may be honest, so we store the request.
  if (limiter === 'shared' && !isHeld(suspicions)) {
    suspicions.push('network')
    limiter = await checkLimit(true)
  }
  const isLimited = limiter === 'reached' || limiter === 'shared'
  // A flood ends here, before it costs more reads.
  const isAsked = !isLimited && !isHeld(suspicions)
  const appCheck = isAsked ? await addSuspicions(store, submission, key, suspicions) : undefined
  const findings = {
    appCheck,
    ...(suspicions.length > 0 && { suspicions }),
    ...(limiter !== 'open' && { limiter }),
  }
  if (isLimited) return { ...reject('limited'), ...findings }
  if (isHeld(suspicions)) {
    const held = { suspicions, isNew: storedIn === undefined }
    return { key, ...(await holdRequest(store, submission, key, held)), ...findings }
  }
  return { key, list, ...(await createRequest(store, submission, key, suspicions)), ...findings }
}

/** Saves the details again: they may have been lost, or a consent withdrawn. */
async function acknowledge(store: Store, submission: Submission, key: string): Promise<Outcome> {
  const details = await saveDetails(store, submission, key)
  return { status: 'stored', key, list: submission.list, isUnconfirmed: mustBeConfirmed(details) }
}

function logResult(
  { requestId: request, cityKey, now }: Submission,
  { status, ...findings }: Outcome,
): void {
  const outcome = isQuarantined({ status, ...findings }) ? 'quarantined' : status
  const facts = {
    request,
    outcome,
    ms: Date.now() - now.getTime(),
    location: getCity(cityKey).locationId,
  }
  logEvent('submission', { ...facts, ...findings }, isFailure(status) ? 'error' : 'info')
}

function isQuarantined({ status, list }: Outcome): boolean {
  return status === 'stored' && list.startsWith('quarantine/')
}

function isFailure(status: Outcome['status']): boolean {
  return status === 'refused' || status === 'unknown'
}
