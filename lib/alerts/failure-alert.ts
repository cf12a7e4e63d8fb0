import { sendAlert } from './alert'
import { SITE_URL } from '@/lib/env'

const WINDOW_MINUTES = 10
const QUIET_MINUTES = 60
const MINUTE_MS = 60_000

/** Returns a counter of this process's failures, which alerts at `limit` within WINDOW_MINUTES. */
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
