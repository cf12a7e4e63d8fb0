import { sendAlert } from './alert'
import { SITE_URL } from '@/lib/env'

const WINDOW_MINUTES = 10
const QUIET_MINUTES = 60
const MINUTE_MS = 60_000

/**
 * Makes a counter that alerts the people on duty when failures pile up: `limit` of them within ten
 * minutes, and then at most once an hour. Each process counts for itself.
 * @param text about the failures, without personal data: it is shown in a chat
 */
export function createFailureAlert(text: string, limit: number): () => Promise<void> {
  let recent: number[] = []
  let quietUntil = 0
  return async () => {
    const now = Date.now()
    recent = [...recent.filter((at) => at > now - WINDOW_MINUTES * MINUTE_MS), now].slice(-limit)
    if (recent.length < limit || now < quietUntil) return
    quietUntil = now + QUIET_MINUTES * MINUTE_MS
    await sendAlert(`${SITE_URL}: ${text}`)
  }
}
