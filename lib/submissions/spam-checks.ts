import 'server-only'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import { dailyHash } from './daily-hash'
import { env } from '@/lib/env'
import type { Submission, SubmissionMeta } from './read-submission'
import type { NewRecord, Store } from '@/lib/store/store'

const MIN_FILL_MS = 2_000

export type SpamReason = 'honeypot' | 'fast' | 'duplicate' | 'app-check'

interface SpamCheckResult {
  suspicions: SpamReason[]
  appCheck?: AppCheckResult
}

/** Runs the checks without I/O first; the store and App Check are asked only if those pass. Never throws. */
export async function runSpamChecks(
  store: Store,
  submission: Submission,
  key: string,
  storeDeadline: number,
): Promise<SpamCheckResult> {
  const { appCheckToken, deadline } = submission.meta
  const suspicions = findFormSuspicions(submission.meta)
  if (suspicions.length > 0) return { suspicions }

  const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
  const [contentStatus, appCheck] = await Promise.all([
    checkDuplicateContent(store, submission, key, storeDeadline).catch(() => 'unknown'),
    isAppCheckOn ? verifyAppCheck(appCheckToken, deadline) : undefined,
  ])
  if (contentStatus === 'duplicate') suspicions.push('duplicate')
  if (appCheck && env.APP_CHECK_MODE === 'enforce' && !isAppCheckPassed(appCheck, contentStatus)) {
    suspicions.push('app-check')
  }
  return appCheck ? { suspicions, appCheck } : { suspicions }
}

/** The checks without I/O. */
export function findFormSuspicions({ isHoneypotFilled, elapsedMs }: SubmissionMeta): SpamReason[] {
  const suspicions: SpamReason[] = []
  if (isHoneypotFilled) suspicions.push('honeypot')
  if (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS) suspicions.push('fast')
  return suspicions
}

/** The request that creates it is the first today with this content. */
export function makeContentClaim({ list, content, meta }: Submission, key: string): NewRecord {
  const contentHash = dailyHash('content', JSON.stringify([list, content]), meta.now.getTime())
  return { list: 'seen', key: contentHash, record: { key, attempt: crypto.randomUUID() } }
}

/** A retry may send the token that its first try consumed. */
function isAppCheckPassed(result: AppCheckResult, contentStatus: string): boolean {
  return result === 'valid' || (result === 'consumed' && contentStatus === 'again')
}

/** `again`: the same key was seen today. `duplicate`: the list has the content under another key. */
async function checkDuplicateContent(
  store: Store,
  submission: Submission,
  key: string,
  deadline: number,
): Promise<'new' | 'again' | 'duplicate'> {
  const { list } = submission
  const claim = makeContentClaim(submission, key)
  const first = await store.claim(claim.list, claim.key, claim.record, deadline)
  if (first.key === key) return first.attempt === claim.record.attempt ? 'new' : 'again'
  if (typeof first.key !== 'string') return 'new'
  // The first one may have failed or been quarantined.
  return (await store.read(list, first.key, deadline)) ? 'duplicate' : 'new'
}
