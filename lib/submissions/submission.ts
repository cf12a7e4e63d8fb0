import 'server-only'
import { after } from 'next/server'
import { isCanaryFlag } from './canary-flag'
import { consentOf } from './consent-record'
import { env } from '@/lib/env'
import { failureAlert } from '@/lib/alerts/failure-alert'
import { CANARY_FIELD, NONCE_FIELD, readFields } from '@/lib/forms/form'
import { handOver } from './hand-over'
import { limitOf, type Limit } from './limiter'
import { logEvent, requestId } from '@/lib/log'
import { recordKey, type RecordKey } from './record-key'
import { storeRelated } from './related-records'
import { findSuspicions } from './spam'
import { getStore } from '@/lib/store'
import type { Beside, DispatchList, List, Saved, Store, StoredRecord } from '@/lib/store/store'
import { toInstant } from '@/lib/forms/stored-fields'
import { attributionOf } from '@/lib/analytics/visit-cookie'
import { clientIp } from '@/lib/http/visitor'

/** The whole of an action's work with the store: a visitor waits no longer. */
const BUDGET_MS = 6_000
/**
 * The counts that a request is held against: what takes longer lets it through. A function that just
 * woke up needs a second of it for its first token and connection.
 */
const COUNTS_MS = 1_500
/** The limiter's least share: App Check may take all of the time above. */
const LIMITER_MS = 500

const alertOfFailures = failureAlert(
  'three submissions within ten minutes could not be stored (refused or unknown). Look for "submission" in the log; the next alert comes in an hour at the earliest.',
  3,
)

/** When a request was sent, and from which internet address ('' where nobody can tell). */
interface Sent {
  now: Date
  ip: string
}

export interface Submission {
  list: DispatchList
  /** The record of what was sent. */
  record: (sent: Sent) => StoredRecord
  /** What else we learnt; stored under the same key. */
  beside?: Beside
  /** What the visitor sent, cleaned: it identifies the request. */
  sent: unknown
}

/** What became of a submission, and the key it stands under. */
interface SaveResult {
  saved: Saved | 'limited'
  key: string
}

/** The same, with what only the log is told. */
interface Placed extends SaveResult {
  list: List
  suspicions?: readonly string[] | undefined
  appCheck?: string | undefined
  limiter?: Limit | undefined
  reason?: string
}

interface Try extends Sent {
  request: string
  form: unknown
  identity: RecordKey
}

/** Stores what a form asked for, once, however often it is sent. Never throws. */
export async function save(
  form: unknown,
  headers: Pick<Headers, 'get'>,
  submission: Submission,
): Promise<SaveResult> {
  const now = new Date()
  const ip = clientIp(headers, env.CLIENT_IP_SOURCE)
  const request = requestId(headers)
  const { list, sent } = submission
  const { [NONCE_FIELD]: nonce } = readFields(form, [NONCE_FIELD])
  // Suspicions come and go between two tries: what a request is must not depend on them.
  const identity = recordKey(nonce, [list, sent], now.getTime())
  let placed: Placed
  let location: string | undefined
  try {
    const record = submission.record({ now, ip })
    if (typeof record.location_id === 'string') location = record.location_id
    const learnt = {
      ...submission.beside,
      attribution: attributionOf(headers, now),
      consents: consentOf(form, headers, now),
    }
    const told = Object.entries(learnt).filter(([, one]) => one !== undefined)
    const beside = Object.fromEntries(told) as Beside
    placed = await place({ ...submission, beside }, record, { now, ip, request, form, identity })
  } catch (error) {
    // Nothing has been written yet; but without a nonce the window before may hold an earlier try.
    const saved = identity.earlier ? 'unknown' : 'refused'
    placed = { saved, key: identity.key, list, reason: (error as Error).message }
  }
  const { saved, key, ...facts } = placed
  if (saved === 'stored' && placed.list === list) handOverLater(list, key)
  const isApart = saved === 'stored' && placed.list.startsWith('quarantine/')
  const outcome = isApart ? 'quarantined' : saved
  const ms = Date.now() - now.getTime()
  const isFailure = saved === 'refused' || saved === 'unknown'
  const level = isFailure ? 'error' : 'info'
  logEvent('submission', { request, outcome, location, key, ms, ...facts }, level)
  if (isFailure) alertLater()
  return { saved, key }
}

/** Finds a request its place, and stores it there. @throws when nobody can tell what stands there */
async function place(submission: Submission, record: StoredRecord, one: Try): Promise<Placed> {
  const { list, sent, beside = {} } = submission
  const { request, ip, form, identity } = one
  const { key, earlier } = identity
  const now = one.now.getTime()
  const deadline = now + BUDGET_MS
  const store = await getStore()
  const { [CANARY_FIELD]: flag } = readFields(form, [CANARY_FIELD])
  if (isCanaryFlag(flag, env.CANARY_SECRET, now)) {
    // Nobody is to call our own canary, and nothing of it is kept: neither counts nor what stands beside.
    const apart: List = `canary/${list}`
    return { saved: await store.create(apart, key, record, deadline), key, list: apart }
  }
  const storeBeside = (key: string, related = beside) =>
    storeRelated(store, key, related, { request, deadline })
  if (earlier !== undefined && (await store.read(list, earlier, deadline))) {
    await storeBeside(earlier)
    return { saved: 'stored', key: earlier, list }
  }

  const soon = Math.min(Date.now() + COUNTS_MS, deadline)
  const looks = { list, key, sent, now, soon, deadline }
  const { suspicions, appCheck } = await findSuspicions(store, form, looks)
  const isSuspected = suspicions.length > 0
  const limiterDeadline = Math.min(Math.max(soon, Date.now() + LIMITER_MS), deadline)
  const limiter = await limitOf(store, { ip, key, now, isSuspected, deadline: limiterDeadline })
  const facts = {
    limiter: limiter === 'open' ? undefined : limiter,
    appCheck,
    suspicions: isSuspected ? suspicions : undefined,
  }
  if (limiter === 'reached' && !(await mayStand(store, list, key))) {
    return { saved: 'limited', key, list, ...facts }
  }
  // Suspected now, but an earlier try was not: it stands where it belongs.
  if (isSuspected && (await store.read(list, key, deadline))) {
    await storeBeside(key)
    return { saved: 'stored', key, list, ...facts }
  }

  const target: List = isSuspected ? `quarantine/${list}` : list
  const why = { reasons: suspicions.join(), at: toInstant(one.now) }
  const related = isSuspected ? { ...beside, suspicions: why } : beside
  const [saved] = await Promise.all([
    store.create(target, key, record, deadline),
    storeBeside(key, related),
  ])
  return { saved, key, list: target, ...facts }
}

/** Whether an earlier try of this request stands somewhere, or nobody can tell. */
async function mayStand(store: Store, list: Submission['list'], key: string): Promise<boolean> {
  const soon = Date.now() + COUNTS_MS
  const lists: List[] = [list, `quarantine/${list}`]
  const found = Promise.all(lists.map((name) => store.read(name, key, soon)))
  return found.then(
    (records) => records.some(Boolean),
    () => true,
  )
}

/** The visitor does not wait for it. */
function alertLater(): void {
  if (env.ALERT_WEBHOOK_URL) after(alertOfFailures)
}

/** The visitor does not wait for it. */
function handOverLater(list: DispatchList, key: string): void {
  if (env.LEAD_WEBHOOK_URL) after(async () => handOver(await getStore(), { list, key }))
}
