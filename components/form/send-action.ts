import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import { settleBy } from '@/lib/deadline'
import { INITIAL_STATE, type FormState } from '@/lib/forms/form'

/** The server opens a request in three seconds and changes or stores it in six: later it is lost. */
const ACTION_TIMEOUT_MS = 12_000

export type FormAction = (last: FormState, form: FormData) => Promise<FormState>

/** The server's answer, or what is known without one; undefined while a redirect loads the next page. */
export async function sendAction(
  action: FormAction,
  form: FormData,
): Promise<FormState | undefined> {
  try {
    return await settleBy(Date.now() + ACTION_TIMEOUT_MS, action(INITIAL_STATE, form))
  } catch (error) {
    try {
      unstable_rethrow(error)
    } catch {
      // The browser opens the page itself; rethrown, the router would fetch it, too.
      return undefined
    }
    const isOutdated = unstable_isUnrecognizedActionError(error)
    return { ...INITIAL_STATE, status: isOutdated ? 'outdated' : 'unknown' }
  }
}
