import { sendAlert } from './alert'
import { logEvent } from './log'

const ALERT_EVERY_MS = 10 * 60_000
let alertedAt = -Infinity

/**
 * Tells that a form was let through in an encoding that lib/action-call.ts does not know: the framework
 * was probably upgraded, and the guard must follow.
 * @param request what the request is called in the log
 */
export function reportUnknownCall(request: string): void {
  logEvent('action-call', { request, outcome: 'unknown' })
  const now = Date.now()
  if (now - alertedAt < ALERT_EVERY_MS) return
  alertedAt = now
  void sendAlert('Forms arrive in an unknown encoding and are let through: see lib/action-call.ts.')
}
