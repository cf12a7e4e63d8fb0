import { createFailureAlert } from '@/lib/alerts/alert'
import { logEvent } from '@/lib/log'

const alertOnUnknownCalls = createFailureAlert(
  'forms arrive in an encoding that lib/http/action-call.ts does not know, and are let through. The framework was probably upgraded.',
  1,
)

/** @param request id of the request in the log */
export function reportUnknownCall(request: string): void {
  logEvent('action-call', { request, outcome: 'unknown' }, 'error')
  void alertOnUnknownCalls()
}
