import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'

const SEND_TIMEOUT_MS = 3_000

/** Posts text without personal data to a Slack or Teams webhook. False if it failed; never throws. */
export async function sendAlert(text: string): Promise<boolean> {
  if (!env.ALERT_WEBHOOK_URL) return true
  try {
    const { ok, status } = await fetch(env.ALERT_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (!ok) logEvent('alert', { outcome: 'refused', status }, 'error')
    return ok
  } catch (error) {
    logEvent('alert', { outcome: 'failed', reason: (error as Error).name }, 'error')
    return false
  }
}
