import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import { settleBy } from '@/lib/deadline'
import { INITIAL_STATE, type FormState } from '@/lib/forms/form'

/** The server opens a request within 3 s and changes or stores it within 6 s; we give up after this. */
const ACTION_TIMEOUT_MS = 12_000

export type FormAction = (last: FormState, form: FormData) => Promise<FormState>

/** @returns `unknown` if the action fails or is late; undefined while a redirect loads the next page */
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
      // The browser opens the page itself. If we rethrew this, the router would fetch the page, too.
      return undefined
    }
    const isOutdated = unstable_isUnrecognizedActionError(error)
    return { ...INITIAL_STATE, status: isOutdated ? 'outdated' : 'unknown' }
  }
}
