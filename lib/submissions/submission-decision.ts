import 'server-only'
import type { AppCheckResult } from './app-check'
import { isValidCanaryToken } from './canary-token'
import { env } from '@/lib/env'
import { checkRateLimit, type RateLimitResult } from './rate-limiter'
import type { Submission } from './read-submission'
import type { RecordKey } from './record-key'
import { claimTogether } from './joint-claim'
import { decideBySlot, isWindowFull, type SlotDecision } from './slot-decision'
import { findFormSuspicions, runSpamChecks, type SpamReason } from './spam-checks'
import type { DispatchList, ListName, Store } from '@/lib/store/store'

/** A timed-out check lets the request through. A cold start needs 1 s for its token and connection. */
const CHECKS_TIMEOUT_MS = 1_500
const JOINT_CLAIM_TIMEOUT_MS = 750
const MIN_LIMITER_MS = 500

export interface Decision {
  action: 'canary' | 'tooLate' | 'limited' | 'quarantine' | SlotDecision['action']
  key: string
  suspicions?: readonly SpamReason[] | undefined
  appCheck?: AppCheckResult | undefined
  limiter?: RateLimitResult | undefined
  slot?: SlotDecision['slot']
  areRelatedStored?: boolean
}

/** Writes counters and slots only. @throws if the store cannot say whether the record exists */
export async function decide(
  store: Store,
  submission: Submission,
  { key, previousWindowKey }: RecordKey,
): Promise<Decision> {
  const { list, meta } = submission
  const { ip, deadline } = meta
  const now = meta.now.getTime()
  // Before the counters: canaries must not use up rate limit slots.
  if (isValidCanaryToken(meta.canaryToken, env.CANARY_SECRET, now)) return { action: 'canary', key }
  if (previousWindowKey !== undefined && (await store.read(list, previousWindowKey, deadline))) {
    return { action: 'alreadyStored', key: previousWindowKey }
  }

  if (submission.isTooLate) {
    const isStored = await isStoredOrQuarantined(store, list, key, deadline)
    return { action: isStored ? 'alreadyStored' : 'tooLate', key }
  }
  const isFormSuspected = findFormSuspicions(meta).length > 0
  if (!isFormSuspected && (await isWindowFull(store, submission, key)))
    return { action: 'full', key, slot: 'full' }
  const claimDeadline = Math.min(Date.now() + JOINT_CLAIM_TIMEOUT_MS, deadline)
  const claimed = await claimTogether(store, submission, key, claimDeadline)
  if (claimed) return { key, ...claimed, ...(await decideBySlot(store, submission, key)) }
  // The checks have all their time, also after a slow claim.
  const checksDeadline = Math.min(Date.now() + CHECKS_TIMEOUT_MS, deadline)
  const { suspicions, appCheck } = await runSpamChecks(store, submission, key, checksDeadline)
  const isSuspected = suspicions.length > 0
  const limiterDeadline = Math.min(Math.max(checksDeadline, Date.now() + MIN_LIMITER_MS), deadline)
  const limiterInput = { ip, key, now, isSuspected, deadline: limiterDeadline }
  const limiter = await checkRateLimit(store, limiterInput)
  const findings = {
    key,
    limiter: limiter === 'open' ? undefined : limiter,
    appCheck,
    suspicions: isSuspected ? suspicions : undefined,
  }
  if (limiter === 'reached' && !(await mayBeStored(store, list, key))) {
    return { action: 'limited', ...findings }
  }
  if (!isSuspected) return { ...findings, ...(await decideBySlot(store, submission, key)) }
  // An earlier, unsuspected try of the same request keeps its place in the list.
  const isStored = await store.read(list, key, deadline)
  return { action: isStored ? 'alreadyStored' : 'quarantine', ...findings }
}

/** True also if the store does not answer: a retry must not be rejected as limited. */
async function mayBeStored(store: Store, list: DispatchList, key: string): Promise<boolean> {
  const deadline = Date.now() + CHECKS_TIMEOUT_MS
  return isStoredOrQuarantined(store, list, key, deadline).catch(() => true)
}

/** @throws if the store does not answer */
async function isStoredOrQuarantined(
  store: Store,
  list: DispatchList,
  key: string,
  deadline: number,
): Promise<boolean> {
  const lists: ListName[] = [list, `quarantine/${list}`]
  const records = await Promise.all(lists.map((name) => store.read(name, key, deadline)))
  return records.some(Boolean)
}
