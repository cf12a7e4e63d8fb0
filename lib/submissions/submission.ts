import 'server-only'
import { after } from 'next/server'
import { createFailureAlert } from '@/lib/alerts/alert'
import { env } from '@/lib/env'
import { takeSlot, type SlotResult } from '@/lib/locations/pickup-slots'
import { logEvent } from '@/lib/log'
import type { StoredRequest } from '@/lib/notifications/stored-request'
import { getStore } from '@/lib/store'
import type { ListName, Store, WriteStatus } from '@/lib/store/store'
import type { AppCheckResult } from './app-check'
import type { Delivery } from './delivery'
import { createDetails, saveDetails } from './details'
import { checkRateLimit, type RateLimitResult } from './rate-limits'
import type { Submission } from './read-submission'
import { createRecordKey, type RecordKeys } from './record-key'
import { isValidCanaryToken } from './signatures'
import { findSuspicions, type Suspicion } from './suspicions'

const alertOnFailures = createFailureAlert(
  'three submissions within ten minutes could not be stored (refused or unknown). Look for "submission" in the log; the next alert comes in an hour at the earliest.',
  3,
)

interface SubmissionResult {
  status: WriteStatus | 'limited' | 'tooLate' | 'full'
  key: string
  slot?: SlotResult | undefined
}

/** For the log only. */
interface Findings {
  list: ListName
  location?: string
  suspicions?: readonly Suspicion[]
  appCheck?: AppCheckResult | undefined
  limiter?: RateLimitResult
  slot?: SlotResult | undefined
  reason?: string
}

/** Stores a submission once, however often it is sent. Never throws. */
export async function saveSubmission(submission: Submission): Promise<SubmissionResult> {
  const { list, answers, meta } = submission
  // The key must not depend on suspicions: they can differ between two tries.
  const keys = createRecordKey(meta.idempotencyKey, [list, answers], meta.now.getTime())
  const findings: Findings = { list }
  const result = await storeSubmission(submission, keys, findings).catch(
    (error: Error): SubmissionResult => {
      findings.reason = error.message
      // An earlier try may be stored under a key that could not be read.
      return { status: mustKnowEarlierTry(submission, keys) ? 'unknown' : 'refused', key: keys.key }
    },
  )
  logResult(submission, result, findings)
  if (isFailure(result.status)) runAfter(alertOnFailures)
  return result
}

async function storeSubmission(
  submission: Submission,
  keys: RecordKeys,
  findings: Findings,
): Promise<SubmissionResult> {
  const { list, meta } = submission
  const now = meta.now.getTime()
  const record = submission.buildRecord()
  if (typeof record.location_id === 'string') findings.location = record.location_id
  const store = await getStore()
  if (isValidCanaryToken(meta.canaryToken, env.CANARY_SECRET, now)) {
    findings.list = `canary/${list}`
    const written = await store.createIfAbsent(findings.list, keys.key, record, meta.deadline)
    return { status: written.status, key: keys.key }
  }

  const earlier = await findEarlierTry(store, submission, keys)
  let key = earlier?.key ?? keys.key
  if (earlier) findings.list = earlier.list
  if (earlier?.list === list) return acknowledge(store, submission, key)
  if (submission.isTooLate) return { status: earlier ? 'stored' : 'tooLate', key }

  const { suspicions, appCheck, firstKey } = await findSuspicions(store, submission, {
    ...keys,
    key,
  })
  // Two posts at once, on both sides of a time bucket's border, agree on one key.
  if (firstKey && [keys.previousKey, keys.nextKey].includes(firstKey)) key = firstKey
  const isSuspected = suspicions.length > 0
  findings.appCheck = appCheck
  if (isSuspected) findings.suspicions = suspicions

  const client = { ip: meta.ip, isSuspected }
  const limiter = await checkRateLimit(store, client, { key, now, deadline: meta.checksDeadline })
  if (limiter !== 'open') findings.limiter = limiter
  if (limiter === 'reached') return { status: earlier ? 'stored' : 'limited', key }

  // A suspected job must not take a place from a person.
  if (submission.slot && !isSuspected) {
    const job = { key, now, deadline: meta.checksDeadline }
    findings.slot = await takeSlot(store, submission.slot, job)
    if (findings.slot === 'full') return { status: 'full', key, slot: 'full' }
  }

  findings.list = isSuspected ? `quarantine/${list}` : list
  const details = createDetails(submission, key, suspicions)
  const [written, heldDetails] = await Promise.all([
    store.createIfAbsent(findings.list, key, record, meta.deadline),
    saveDetails(store, key, details, meta),
  ])
  if (written.status === 'stored' && !isSuspected)
    startDelivery(store, { list, key, record: written.record, details: heldDetails })
  return { status: written.status, key, slot: findings.slot }
}

/** Without an idempotency key, or too late, a wrong guess would double or lose the request. */
function mustKnowEarlierTry({ isTooLate }: Submission, { previousKey }: RecordKeys): boolean {
  return previousKey !== undefined || isTooLate === true
}

/** Where an earlier try has stored the request. @throws without an answer, if that must be known */
async function findEarlierTry(
  store: Store,
  submission: Submission,
  keys: RecordKeys,
): Promise<{ list: ListName; key: string } | undefined> {
  const { list, meta } = submission
  const isNeeded = mustKnowEarlierTry(submission, keys)
  const deadline = isNeeded ? meta.deadline : meta.checksDeadline
  const places = ([list, `quarantine/${list}`] as const).flatMap((name) =>
    [keys.key, keys.previousKey ?? []].flat().map((key) => ({ list: name, key })),
  )
  const records = await Promise.all(
    places.map(async (place) => {
      const read = store.read(place.list, place.key, deadline)
      return isNeeded ? read : read.catch(() => null)
    }),
  )
  return places.find((_place, index) => records[index])
}

/** Thanks for a stored request again. Its details may have been lost, and a consent withdrawn. */
async function acknowledge(
  store: Store,
  submission: Submission,
  key: string,
): Promise<SubmissionResult> {
  await saveDetails(store, key, createDetails(submission, key), submission.meta)
  startDelivery(store, { list: submission.list, key })
  return { status: 'stored', key }
}

/** After the answer, which does not wait for the modules of mails, either. */
function startDelivery(store: Store, request: Delivery | StoredRequest): void {
  runAfter(async () => {
    const { deliverToChannels } = await import('./delivery')
    await deliverToChannels(store, request)
  })
}

/** Never throws: what is stored must be acknowledged, and the cron job delivers it, too. */
function runAfter(task: () => Promise<void>): void {
  try {
    after(task)
  } catch (error) {
    logEvent('delivery', { outcome: 'not-started', reason: (error as Error).message }, 'error')
  }
}

function logResult(
  { meta }: Submission,
  { status, key }: SubmissionResult,
  findings: Findings,
): void {
  const isQuarantined = status === 'stored' && findings.list.startsWith('quarantine/')
  const outcome = isQuarantined ? 'quarantined' : status
  const level = isFailure(status) ? 'error' : 'info'
  const ms = Date.now() - meta.now.getTime()
  logEvent('submission', { request: meta.requestId, outcome, ms, key, ...findings }, level)
}

function isFailure(status: SubmissionResult['status']): boolean {
  return status === 'refused' || status === 'unknown'
}
