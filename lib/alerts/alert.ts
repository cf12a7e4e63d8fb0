import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { postChat } from './post-chat'

/** Posts text without personal data to a chat's webhook. False if it failed; never throws. */
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
