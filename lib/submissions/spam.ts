import 'server-only'
import { verifyAppCheck, type Verdict } from './app-check'
import { dayKey } from './day-key'
import { env } from '@/lib/env'
import { APP_CHECK_FIELD, ELAPSED_FIELD, readFields, TRAP_FIELD } from '@/lib/forms/form'
import type { List, Store } from '@/lib/store/store'

/** Nobody reads, fills and sends a form faster, in milliseconds after the page was opened. */
const FASTEST_MS = 2_000

/** Why a request is kept apart. */
type Suspicion = 'honeypot' | 'fast' | 'duplicate' | 'app-check'

interface Findings {
  suspicions: Suspicion[]
  /** What App Check said, where it was asked. */
  appCheck?: Verdict
}

interface Sent {
  list: List
  /** The record's key, the same for every try of one submission. */
  key: string
  /** What the visitor sent, cleaned. */
  sent: unknown
  now: number
  /** When to give up on what the store counts, and on all that is asked. */
  soon: number
  deadline: number
}

/** The spam ladder, its cheap rungs first: why this request is suspected, if it is. Never throws. */
export async function findSuspicions(store: Store, form: unknown, sent: Sent): Promise<Findings> {
  const fields = readFields(form, [TRAP_FIELD, ELAPSED_FIELD, APP_CHECK_FIELD])
  const suspicions: Suspicion[] = []
  if (fields[TRAP_FIELD] !== '') suspicions.push('honeypot')
  if (isTooFast(fields[ELAPSED_FIELD])) suspicions.push('fast')
  if (suspicions.length > 0) return { suspicions }

  const isChecked = env.APP_CHECK_MODE !== 'off'
  const [content, appCheck] = await Promise.all([
    lookAtContent(store, sent).catch(() => 'unknown'),
    isChecked ? verifyAppCheck(fields[APP_CHECK_FIELD], sent.deadline) : undefined,
  ])
  if (content === 'duplicate') suspicions.push('duplicate')
  if (appCheck && env.APP_CHECK_MODE === 'enforce' && !isTrusted(appCheck, content)) {
    suspicions.push('app-check')
  }
  return appCheck ? { suspicions, appCheck } : { suspicions }
}

/** No stamp, or one that makes no sense, is no suspicion: only JavaScript measures. */
function isTooFast(elapsed: string): boolean {
  return /^\d{1,9}$/.test(elapsed) && Number(elapsed) < FASTEST_MS
}

/** A token that was shown before by an earlier try of the same submission is as good as a fresh one. */
function isTrusted(verdict: Verdict, content: string): boolean {
  return verdict === 'valid' || (verdict === 'consumed' && content === 'again')
}

/**
 * What the day knows of this content: *new*; sent *again*, an earlier try of this submission; or a
 * *duplicate*: the dispatcher's list holds it already, under another key. Where the first one is not in
 * that list (it failed, or was kept apart), this one is not held back.
 */
async function lookAtContent(
  store: Store,
  { list, key, sent, now, soon }: Sent,
): Promise<'new' | 'again' | 'duplicate'> {
  const attempt = crypto.randomUUID()
  const content = dayKey('content', JSON.stringify([list, sent]), now)
  const first = await store.claim('seen', content, { key, attempt }, soon)
  if (first.key === key) return first.attempt === attempt ? 'new' : 'again'
  if (typeof first.key !== 'string') return 'new'
  return (await store.read(list, first.key, soon)) ? 'duplicate' : 'new'
}
