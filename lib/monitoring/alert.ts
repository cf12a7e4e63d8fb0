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
