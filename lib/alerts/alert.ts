import { env } from '@/lib/env'
import { formatChatPayload } from './chat-payload'
import { logEvent } from '@/lib/log'

const SEND_TIMEOUT_MS = 3_000

/** Posts text without personal data to a webhook of a chat. False if it failed; never throws. */
export async function sendAlert(text: string): Promise<boolean> {
  const url = env.ALERT_WEBHOOK_URL
  if (!url) return true
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(formatChatPayload(url, text)),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (!ok) logEvent('alert', { outcome: 'refused', status }, 'error')
    return ok
  } catch (error) {
    logEvent('alert', { outcome: 'failed', reason: (error as Error).name }, 'error')
    return false
  }
}
