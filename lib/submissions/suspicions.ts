import 'server-only'
import { env } from '@/lib/env'
import type { Store } from '@/lib/store/store'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import { createLimitEntry, dailyHash } from './rate-limits'
import type { Submission } from './read-submission'

const MIN_FILL_MS = 2_000

export type Suspicion = 'honeypot' | 'fast' | 'duplicate' | 'app-check'

/** Asks the store and App Check only if the checks without I/O find nothing. Never throws. */
export async function findSuspicions(
  store: Store,
  submission: Submission,
  key: string,
): Promise<{ suspicions: Suspicion[]; appCheck?: AppCheckResult }> {
  const { isHoneypotFilled, elapsedMs, appCheckToken, checksDeadline } = submission.meta
  const suspicions: Suspicion[] = []
  if (isHoneypotFilled) suspicions.push('honeypot')
  if (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS) suspicions.push('fast')
  if (suspicions.length > 0) return { suspicions }

  const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
  const [content, appCheck] = await Promise.all([
    checkContent(store, submission, key).catch(() => 'unknown'),
    isAppCheckOn ? verifyAppCheck(appCheckToken, checksDeadline) : undefined,
  ])
  if (content === 'duplicate') suspicions.push('duplicate')
  if (!appCheck) return { suspicions }
  // A retry may send the token that its first try consumed.
  const isPassed = appCheck === 'valid' || (appCheck === 'consumed' && content === 'again')
  if (env.APP_CHECK_MODE === 'enforce' && !isPassed) suspicions.push('app-check')
  return { suspicions, appCheck }
}

/** `again`: the same key was seen today. `duplicate`: the list has the content under another key. */
async function checkContent(
  store: Store,
  { list, answers, meta }: Submission,
  key: string,
): Promise<'new' | 'again' | 'duplicate'> {
  const at = meta.now.getTime()
  const entryKey = dailyHash('content', JSON.stringify([list, answers]), at)
  const first = await createLimitEntry(store, entryKey, { key, at }, meta.checksDeadline)
  if (first.key === key) return first.at === at ? 'new' : 'again'
  if (typeof first.key !== 'string') return 'new'
  // The first one may have failed or been quarantined.
  return (await store.read(list, first.key, meta.checksDeadline)) ? 'duplicate' : 'new'
}
