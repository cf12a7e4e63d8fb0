import { env, SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { postChat } from '@/lib/http/post'

const ALERT_PERIOD_MS = 10 * 60_000
const QUIET_MS = 60 * 60_000

/** Posts text, which must hold no personal data, to a chat's webhook. False if that failed; never throws. */
export async function sendAlert(text: string): Promise<boolean> {
  if (!env.ALERT_WEBHOOK_URL) return true
  try {
    await postChat(env.ALERT_WEBHOOK_URL, text)
    return true
  } catch (error) {
    logEvent('alert', { outcome: 'failed', reason: (error as Error).message }, 'error')
    return false
  }
}

/** Counts this process's failures. Alerts at `limit` within ten minutes, at most once an hour. */
export function createFailureAlert(text: string, limit: number): () => Promise<void> {
  let recent: number[] = []
  let quietUntil = 0
  return async () => {
    const now = Date.now()
    recent = [...recent.filter((at) => at > now - ALERT_PERIOD_MS), now].slice(-limit)
    if (recent.length < limit || now < quietUntil) return
    quietUntil = now + QUIET_MS
    await sendAlert(`${SITE_URL}: ${text}`)
  }
}

const alertOnErrors = createFailureAlert(
  'a request ended in an error. Look for "request-error" in the log; the next alert comes in an hour at the earliest.',
  1,
)

/** Leaves out the error's message and the request's URL, which may hold personal data. */
export async function reportRequestError(
  error: unknown,
  method: string,
  { routePath, routeType }: { routePath: string; routeType: string },
): Promise<void> {
  const { name, digest, message, stack } = Object(error) as Record<string, unknown>
  const facts = { error: toLogToken(name), digest: toLogToken(digest), method, route: routePath }
  logEvent(
    'request-error',
    { ...facts, type: routeType, stack: listFrames(stack, message) },
    'error',
  )
  await alertOnErrors()
}

/** A V8 stack frame in a file. Addresses with a query and `data:` URLs do not match. */
const FRAME = /^ *at ((?:[\w.$<>[\]# ]+ \()?(?:file:\/\/|node:)?[\w/.@~()[\]+-]+:\d+:\d+\)?)$/gm
const MAX_FRAMES = 20

/** The frames of the stack. We cut out the message first, because it may look like a frame. */
function listFrames(stack: unknown, message: unknown): string[] {
  if (typeof stack !== 'string') return []
  const frames = typeof message === 'string' ? stack.replace(message, () => '') : stack
  return [...frames.matchAll(FRAME)].slice(0, MAX_FRAMES).map(([, frame = '']) => frame)
}

/** Drops URLs, because the digest of a redirect contains one. */
function toLogToken(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w@]{1,60}$/.test(value) ? value : undefined
}
