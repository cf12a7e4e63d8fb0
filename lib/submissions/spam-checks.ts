import 'server-only'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import { dailyHash } from './daily-hash'
import { env } from '@/lib/env'
import { APP_CHECK_FIELD, ELAPSED_FIELD, readFields, HONEYPOT_FIELD } from '@/lib/forms/form'
import type { ListName, Store } from '@/lib/store/store'

/** Nobody reads, fills and sends a form faster, in milliseconds after the page was opened. */
const MIN_FILL_MS = 2_000

/** Why a request is kept apart. */
type SpamReason = 'honeypot' | 'fast' | 'duplicate' | 'app-check'

interface SpamCheckResult {
  suspicions: SpamReason[]
  /** What App Check said, where it was asked. */
  appCheck?: AppCheckResult
}

interface SpamCheckInput {
  list: ListName
  /** The record's key, the same for every try of one submission. */
  key: string
  /** What the visitor sent, cleaned. */
  content: unknown
  now: number
  /** When to give up on what the store counts, and on all that is asked. */
  storeDeadline: number
  deadline: number
}

/** The spam ladder, its cheap rungs first: why this request is suspected, if it is. Never throws. */
export async function runSpamChecks(
  store: Store,
  form: unknown,
  input: SpamCheckInput,
): Promise<SpamCheckResult> {
  const fields = readFields(form, [HONEYPOT_FIELD, ELAPSED_FIELD, APP_CHECK_FIELD])
  const suspicions: SpamReason[] = []
  if (fields[HONEYPOT_FIELD] !== '') suspicions.push('honeypot')
  if (isTooFast(fields[ELAPSED_FIELD])) suspicions.push('fast')
  if (suspicions.length > 0) return { suspicions }

  const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
  const [contentStatus, appCheck] = await Promise.all([
    checkDuplicateContent(store, input).catch(() => 'unknown'),
    isAppCheckOn ? verifyAppCheck(fields[APP_CHECK_FIELD], input.deadline) : undefined,
  ])
  if (contentStatus === 'duplicate') suspicions.push('duplicate')
  if (appCheck && env.APP_CHECK_MODE === 'enforce' && !isAppCheckPassed(appCheck, contentStatus)) {
    suspicions.push('app-check')
  }
  return appCheck ? { suspicions, appCheck } : { suspicions }
}

/** No stamp, or one that makes no sense, is no suspicion: only JavaScript measures. */
function isTooFast(elapsed: string): boolean {
  return /^\d{1,9}$/.test(elapsed) && Number(elapsed) < MIN_FILL_MS
}

/** A token that was shown before by an earlier try of the same submission is as good as a fresh one. */
function isAppCheckPassed(result: AppCheckResult, contentStatus: string): boolean {
  return result === 'valid' || (result === 'consumed' && contentStatus === 'again')
}

/**
 * What the day knows of this content: *new*; sent *again*, an earlier try of this submission; or a
 * *duplicate*: the dispatcher's list holds it already, under another key. Where the first one is not in
 * that list (it failed, or was kept apart), this one is not held back.
 */
async function checkDuplicateContent(
  store: Store,
  { list, key, content, now, storeDeadline }: SpamCheckInput,
): Promise<'new' | 'again' | 'duplicate'> {
  const attempt = crypto.randomUUID()
  const contentHash = dailyHash('content', JSON.stringify([list, content]), now)
  const first = await store.claim('seen', contentHash, { key, attempt }, storeDeadline)
  if (first.key === key) return first.attempt === attempt ? 'new' : 'again'
  if (typeof first.key !== 'string') return 'new'
  return (await store.read(list, first.key, storeDeadline)) ? 'duplicate' : 'new'
}
