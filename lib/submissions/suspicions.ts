import 'server-only'
import { env } from '@/lib/env'
import { readText } from '@/lib/notifications/stored-request'
import type { Store } from '@/lib/store/store'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import { createLimitEntry, dailyHash } from './rate-limits'
import type { Submission } from './read-submission'
import type { RecordKeys } from './record-key'

const MIN_FILL_MS = 2_000

export type Suspicion = 'honeypot' | 'fast' | 'duplicate' | 'app-check'

/**
 * Asks the store and App Check only if the checks without I/O find nothing. Never throws.
 * @returns firstKey: under which the content was first sent today, as far as known
 */
export async function findSuspicions(
  store: Store,
  submission: Submission,
  { key, previousKey, nextKey }: RecordKeys,
): Promise<{ suspicions: Suspicion[]; appCheck?: AppCheckResult; firstKey?: string }> {
  const { isHoneypotFilled, elapsedMs, appCheckToken, checksDeadline } = submission.meta
  const suspicions: Suspicion[] = []
  if (isHoneypotFilled) suspicions.push('honeypot')
  if (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS) suspicions.push('fast')
  if (suspicions.length > 0) return { suspicions }

  const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
  const [content, appCheck] = await Promise.all([
    findFirstSending(store, submission, key).catch(() => undefined),
    isAppCheckOn ? verifyAppCheck(appCheckToken, checksDeadline) : undefined,
  ])
  const firstKey = content?.firstKey
  const isSameRequest = [key, previousKey, nextKey].includes(firstKey)
  if (content?.isListed && !isSameRequest) suspicions.push('duplicate')
  if (!appCheck) return { suspicions, firstKey }
  // A retry may send the token that its first try consumed.
  const isPassed = appCheck === 'valid' || (appCheck === 'consumed' && content?.isRepeated)
  if (env.APP_CHECK_MODE === 'enforce' && !isPassed) suspicions.push('app-check')
  return { suspicions, appCheck, firstKey }
}

/** Today's first sending of this content. The first one may have failed or been quarantined. */
async function findFirstSending(
  store: Store,
  { list, answers, meta }: Submission,
  key: string,
): Promise<{ firstKey: string; isRepeated: boolean; isListed: boolean }> {
  const at = meta.now.getTime()
  const entryKey = dailyHash('content', JSON.stringify([list, answers]), at)
  const first = await createLimitEntry(store, entryKey, { key, at }, meta.checksDeadline)
  const firstKey = readText(first, 'key')
  if (firstKey === key) return { firstKey, isRepeated: first.at !== at, isListed: false }
  const listed = await store.read(list, firstKey, meta.checksDeadline)
  return { firstKey, isRepeated: false, isListed: listed !== null }
}
