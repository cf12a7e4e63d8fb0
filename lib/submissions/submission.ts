import 'server-only'
import { after } from 'next/server'
import { isValidCanaryToken } from './canary-token'
import { createConsent } from './consent-record'
import { env } from '@/lib/env'
import { createFailureAlert } from '@/lib/alerts/failure-alert'
import { CANARY_FIELD, NONCE_FIELD, readFields } from '@/lib/forms/form'
import { deliverToWebhook } from './webhook-delivery'
import { checkRateLimit, type RateLimitResult } from './rate-limiter'
import { logEvent, getRequestId } from '@/lib/log'
import { createRecordKey, type RecordKey } from './record-key'
import { storeRelatedRecords } from './related-records'
import { runSpamChecks } from './spam-checks'
import { getStore } from '@/lib/store'
import type {
  RelatedRecords,
  DispatchList,
  ListName,
  WriteStatus,
  Store,
  StoredRecord,
} from '@/lib/store/store'
import { toInstant } from '@/lib/forms/stored-fields'
import { readAttribution } from '@/lib/analytics/visit-cookie'
import { getClientIp } from '@/lib/http/visitor'

/** The whole of an action's work with the store: a visitor waits no longer. */
const SUBMISSION_TIMEOUT_MS = 6_000
/**
 * The counts that a request is held against: what takes longer lets it through. A function that just
 * woke up needs a second of it for its first token and connection.
 */
const CHECKS_TIMEOUT_MS = 1_500
/** The limiter's least share: App Check may take all of the time above. */
const MIN_LIMITER_MS = 500

const alertOnFailures = createFailureAlert(
  'three submissions within ten minutes could not be stored (refused or unknown). Look for "submission" in the log; the next alert comes in an hour at the earliest.',
  3,
)

/** When a request was sent, and from which internet address ('' where nobody can tell). */
interface SubmissionSource {
  now: Date
  ip: string
}

export interface Submission {
  list: DispatchList
  /** The record of what was sent. */
  record: (sent: SubmissionSource) => StoredRecord
  /** What else we learnt; stored under the same key. */
  related?: RelatedRecords
  /** What the visitor sent, cleaned: it identifies the request. */
  content: unknown
}

/** What became of a submission, and the key it stands under. */
interface SubmissionResult {
  status: WriteStatus | 'limited'
  key: string
}

/** The same, with what only the log is told. */
interface StoreResult extends SubmissionResult {
  list: ListName
  suspicions?: readonly string[] | undefined
  appCheck?: string | undefined
  limiter?: RateLimitResult | undefined
  reason?: string
}

interface SubmissionAttempt extends SubmissionSource {
  request: string
  form: unknown
  recordKeys: RecordKey
}

/** Stores what a form asked for, once, however often it is sent. Never throws. */
export async function saveSubmission(
  form: unknown,
  headers: Pick<Headers, 'get'>,
  submission: Submission,
): Promise<SubmissionResult> {
  const now = new Date()
  const ip = getClientIp(headers, env.CLIENT_IP_SOURCE)
  const request = getRequestId(headers)
  const { list, content } = submission
  const { [NONCE_FIELD]: nonce } = readFields(form, [NONCE_FIELD])
  // Suspicions come and go between two tries: what a request is must not depend on them.
  const recordKeys = createRecordKey(nonce, [list, content], now.getTime())
  let storeResult: StoreResult
  let location: string | undefined
  try {
    const record = submission.record({ now, ip })
    if (typeof record.location_id === 'string') location = record.location_id
    const related = {
      ...submission.related,
      attribution: readAttribution(headers, now),
      consents: createConsent(form, headers, now),
    }
    const definedEntries = Object.entries(related).filter(([, value]) => value !== undefined)
    const relatedRecords = Object.fromEntries(definedEntries) as RelatedRecords
    storeResult = await storeSubmission({ ...submission, related: relatedRecords }, record, {
      now,
      ip,
      request,
      form,
      recordKeys,
    })
  } catch (error) {
    // Nothing has been written yet; but without a nonce the window before may hold an earlier try.
    const status = recordKeys.previousWindowKey ? 'unknown' : 'refused'
    storeResult = { status, key: recordKeys.key, list, reason: (error as Error).message }
  }
  const { status, key, ...logFields } = storeResult
  if (status === 'stored' && storeResult.list === list) deliverAfterResponse(list, key)
  const isQuarantined = status === 'stored' && storeResult.list.startsWith('quarantine/')
  const outcome = isQuarantined ? 'quarantined' : status
  const ms = Date.now() - now.getTime()
  const isFailure = status === 'refused' || status === 'unknown'
  const level = isFailure ? 'error' : 'info'
  logEvent('submission', { request, outcome, location, key, ms, ...logFields }, level)
  if (isFailure) alertAfterResponse()
  return { status, key }
}

/** Finds a request its place, and stores it there. @throws when nobody can tell what stands there */
async function storeSubmission(
  submission: Submission,
  record: StoredRecord,
  attempt: SubmissionAttempt,
): Promise<StoreResult> {
  const { list, content, related: relatedRecords = {} } = submission
  const { request, ip, form, recordKeys } = attempt
  const { key, previousWindowKey } = recordKeys
  const now = attempt.now.getTime()
  const deadline = now + SUBMISSION_TIMEOUT_MS
  const store = await getStore()
  const { [CANARY_FIELD]: canaryToken } = readFields(form, [CANARY_FIELD])
  if (isValidCanaryToken(canaryToken, env.CANARY_SECRET, now)) {
    // Nobody is to call our own canary, and nothing of it is kept: neither counts nor what stands beside.
    const canaryList: ListName = `canary/${list}`
    return { status: await store.create(canaryList, key, record, deadline), key, list: canaryList }
  }
  const storeWithRelated = (key: string, related = relatedRecords) =>
    storeRelatedRecords(store, key, related, { request, deadline })
  if (previousWindowKey !== undefined && (await store.read(list, previousWindowKey, deadline))) {
    await storeWithRelated(previousWindowKey)
    return { status: 'stored', key: previousWindowKey, list }
  }

  const checksDeadline = Math.min(Date.now() + CHECKS_TIMEOUT_MS, deadline)
  const spamCheckInput = { list, key, content, now, storeDeadline: checksDeadline, deadline }
  const { suspicions, appCheck } = await runSpamChecks(store, form, spamCheckInput)
  const isSuspected = suspicions.length > 0
  const limiterDeadline = Math.min(Math.max(checksDeadline, Date.now() + MIN_LIMITER_MS), deadline)
  const limiter = await checkRateLimit(store, {
    ip,
    key,
    now,
    isSuspected,
    deadline: limiterDeadline,
  })
  const logFields = {
    limiter: limiter === 'open' ? undefined : limiter,
    appCheck,
    suspicions: isSuspected ? suspicions : undefined,
  }
  if (limiter === 'reached' && !(await mayBeStored(store, list, key))) {
    return { status: 'limited', key, list, ...logFields }
  }
  // Suspected now, but an earlier try was not: it stands where it belongs.
  if (isSuspected && (await store.read(list, key, deadline))) {
    await storeWithRelated(key)
    return { status: 'stored', key, list, ...logFields }
  }

  const target: ListName = isSuspected ? `quarantine/${list}` : list
  const suspicionRecord = { reasons: suspicions.join(), at: toInstant(attempt.now) }
  const related = isSuspected ? { ...relatedRecords, suspicions: suspicionRecord } : relatedRecords
  const [status] = await Promise.all([
    store.create(target, key, record, deadline),
    storeWithRelated(key, related),
  ])
  return { status, key, list: target, ...logFields }
}

/** Whether an earlier try of this request stands somewhere, or nobody can tell. */
async function mayBeStored(store: Store, list: Submission['list'], key: string): Promise<boolean> {
  const deadline = Date.now() + CHECKS_TIMEOUT_MS
  const lists: ListName[] = [list, `quarantine/${list}`]
  const found = Promise.all(lists.map((name) => store.read(name, key, deadline)))
  return found.then(
    (records) => records.some(Boolean),
    () => true,
  )
}

/** The visitor does not wait for it. */
function alertAfterResponse(): void {
  if (env.ALERT_WEBHOOK_URL) after(alertOnFailures)
}

/** The visitor does not wait for it. */
function deliverAfterResponse(list: DispatchList, key: string): void {
  if (env.LEAD_WEBHOOK_URL) after(async () => deliverToWebhook(await getStore(), { list, key }))
}
