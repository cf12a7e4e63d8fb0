import { createFailureAlert } from '@/lib/alerts/failure-alert'
import { logEvent } from '@/lib/log'

const alertOnUnknownCalls = createFailureAlert(
  'forms arrive in an encoding that lib/http/action-call.ts does not know, and are let through. The framework was probably upgraded.',
  1,
)

/**
 * Reports a form that was let through in an unknown encoding, so that the guard can be adapted.
 * @param request what the request is called in the log
 */
export function reportUnknownCall(request: string): void {
  logEvent('action-call', { request, outcome: 'unknown' }, 'error')
  void alertOnUnknownCalls()
}
