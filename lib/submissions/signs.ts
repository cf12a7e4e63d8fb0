import 'server-only'
import { env } from '@/lib/env'
import { readField } from '@/lib/forms/form'
import { hasBeenCancelled } from '@/lib/requests/load-request'
import { mustHold, type Suspicion } from '@/lib/requests/suspicions'
import { hasLink } from '@/lib/requests/text'
import {
  checkRateLimit,
  createHolder,
  isOwn,
  addDailyEntry,
  type RateLimitResult,
} from '@/lib/security/limits'
import { isRecordKey } from '@/lib/store/record-key'
import type { Store } from '@/lib/store/store'
import { verifyAppCheck, type AppCheckResult } from './app-check'
import type { Submission } from './read-submission'

/** No person is this fast, even with a form filler. */
const CERTAIN_MS = 700
const FAST_MS = 2_000
const CONTENT_LIMIT = { max: 20 }
/** Two people do not write the same note of this many characters. */
const LONG_NOTE = 50

/** Never throws. */
export async function judgeSubmission(
  store: Store,
  submission: Submission,
  key: string,
): Promise<{
  suspicions: Suspicion[]
  limiter: RateLimitResult
  appCheck?: AppCheckResult | undefined
}> {
  const { ip, answers, now, checksDeadline: deadline, canaryToken } = submission
  if (canaryToken !== '') return { suspicions: ['canary'], limiter: 'open' }
  const suspicions = listSuspicions(submission)
  const checkLimit = (isSuspected: boolean) => {
    const client = { ip, isSuspected, phone: String(answers.phone) }
    return checkRateLimit(store, client, key, { now: now.getTime(), deadline })
  }
  let limiter = await checkLimit(mustHold(suspicions))
  // Somebody behind the same IP address used up its quota. This visitor may be honest, so we store the request.
  if (limiter === 'shared' && !mustHold(suspicions)) {
    suspicions.push('network')
    limiter = await checkLimit(true)
  }
  // A flood ends here, before it costs more reads.
  const isAsked = !isLimited(limiter) && !mustHold(suspicions)
  const appCheck = isAsked ? await addSuspicions(store, submission, key, suspicions) : undefined
  return { suspicions, limiter, appCheck }
}

export const isLimited = (limiter: RateLimitResult) => limiter === 'reached' || limiter === 'shared'

function listSuspicions(submission: Submission): Suspicion[] {
  const { formData, typedMessage, elapsedMs = Infinity } = submission
  const suspicions: [Suspicion, boolean][] = [
    ['honeypot', submission.isHoneypotFilled],
    ['instant', elapsedMs < CERTAIN_MS],
    ['fast', elapsedMs >= CERTAIN_MS && elapsedMs < FAST_MS],
    ['no-script', !isRecordKey(submission.idempotencyKey)],
    ['link', hasLink(`${readField(formData, 'name')} ${typedMessage}`)],
  ]
  return suspicions.filter(([, isFound]) => isFound).map(([name]) => name)
}

/** Adds signs from the store and App Check. Never throws. */
async function addSuspicions(
  store: Store,
  submission: Submission,
  key: string,
  suspicions: Suspicion[],
): Promise<AppCheckResult | undefined> {
  const { appCheckToken, checksDeadline } = submission
  const [content, isCopied, appCheck] = await Promise.all([
    checkContent(store, submission, key).catch(() => undefined),
    submission.typedMessage.length >= LONG_NOTE &&
      isNoteOfOthers(store, submission, key).catch(() => false),
    env.APP_CHECK_MODE === 'off' ? undefined : verifyAppCheck(appCheckToken, checksDeadline),
  ])
  if (content === 'duplicate' || isCopied) suspicions.push('duplicate')
  // A retry may send the token that its first try consumed.
  const isPassed = appCheck === 'valid' || (appCheck === 'consumed' && content === 'retry')
  // A browser without scripts has no token. `no-script` counts already, so we add no second sign.
  const isNewSign = !isPassed && !suspicions.includes('no-script')
  if (env.APP_CHECK_MODE === 'enforce' && isNewSign) suspicions.push('app-check')
  return appCheck
}

/** `duplicate` if a listed request of 24 hours has the same content; a failed or held one does not count. */
async function checkContent(
  store: Store,
  submission: Submission,
  key: string,
): Promise<'new' | 'retry' | 'duplicate'> {
  const { list, answers, now, checksDeadline: deadline } = submission
  const memory = ['content', JSON.stringify([list, answers])] as const
  const attempt = { now: now.getTime(), deadline }
  const { isNew, holders } = await addDailyEntry(store, memory, key, CONTENT_LIMIT, attempt)
  const others = Object.keys(holders).filter((other) => other !== key)
  const states = others.map(async (other) => {
    const isListed = (await store.read(list, other, deadline)) !== null
    return isListed && !(await hasBeenCancelled(store, list, other, deadline))
  })
  if ((await Promise.all(states)).includes(true)) return 'duplicate'
  return isNew ? 'new' : 'retry'
}

async function isNoteOfOthers(
  store: Store,
  { typedMessage, answers, now, checksDeadline: deadline }: Submission,
  key: string,
): Promise<boolean> {
  const phone = String(answers.phone)
  const attempt = { now: now.getTime(), deadline }
  const memory = ['note', typedMessage.toLowerCase()] as const
  const holder = createHolder(key, phone)
  const { holders } = await addDailyEntry(store, memory, holder, CONTENT_LIMIT, attempt)
  return !Object.keys(holders).every((other) => isOwn(other, phone))
}
