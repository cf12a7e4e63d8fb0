import 'server-only'
import { env } from '@/lib/env'
import { readText } from '@/lib/notifications/stored-request'
import type { Store } from '@/lib/store/store'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import { findFirstSending } from './earlier-try'
import type { Submission } from './read-submission'

const MIN_FILL_MS = 2_000

export type Suspicion = 'honeypot' | 'fast' | 'duplicate' | 'app-check'

/** Asks the store and App Check only if the checks without I/O find nothing. Never throws. */
export async function findSuspicions(
  store: Store,
  submission: Submission,
  key: string,
): Promise<{ suspicions: Suspicion[]; appCheck?: AppCheckResult }> {
  const { isHoneypotFilled, elapsedMs, appCheckToken, checksDeadline } = submission
  const suspicions: Suspicion[] = []
  if (isHoneypotFilled) suspicions.push('honeypot')
  if (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS) suspicions.push('fast')
  if (suspicions.length > 0) return { suspicions }

  const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
  const [content, appCheck] = await Promise.all([
    checkContent(store, submission, key).catch(() => undefined),
    isAppCheckOn ? verifyAppCheck(appCheckToken, checksDeadline) : undefined,
  ])
  if (content === 'duplicate') suspicions.push('duplicate')
  if (!appCheck) return { suspicions }
  // A retry may send the token that its first try consumed.
  const isPassed = appCheck === 'valid' || (appCheck === 'consumed' && content === 'retry')
  if (env.APP_CHECK_MODE === 'enforce' && !isPassed) suspicions.push('app-check')
  return { suspicions, appCheck }
}

/** Compares with today's first sending of this content, which may have failed or been quarantined. */
async function checkContent(
  store: Store,
  submission: Submission,
  key: string,
): Promise<'new' | 'retry' | 'duplicate'> {
  const { list, now, checksDeadline } = submission
  const first = await findFirstSending(store, submission, key)
  if (first.key === key) return first.at === now.getTime() ? 'new' : 'retry'
  const listed = await store.read(list, readText(first, 'key'), checksDeadline)
  return listed ? 'duplicate' : 'new'
}
