import { getPageSetting } from '@/components/ui/browser'
import { waitUntil } from '@/lib/deadline'
import { APP_CHECK_FIELD } from '@/lib/forms/form'
import { APP_CHECK_META } from '@/lib/http/page-settings'

/** After this wait the form is sent without a token; in `enforce` mode that makes it suspected spam. */
const TOKEN_TIMEOUT_MS = 3_000

export function prepareAppCheck(): void {
  loadTokenProvider()?.catch(() => undefined)
}

/** Adds a limited-use token to the form if App Check is on and replies in time. Never throws. */
export async function addAppCheckToken(form: FormData): Promise<void> {
  try {
    const token = loadTokenProvider()?.then((fetchToken) => fetchToken())
    if (token) form.set(APP_CHECK_FIELD, await waitUntil(Date.now() + TOKEN_TIMEOUT_MS, token))
  } catch {
    // App Check is blocked, offline or down: the form is sent without a token.
  }
}

/** The next call retries a failed import. @returns undefined if App Check is off */
function loadTokenProvider(): Promise<() => Promise<string>> | undefined {
  const settings = getPageSetting(APP_CHECK_META)
  if (!settings) return undefined
  return import('./app-check-token-provider').then(({ startAppCheck }) => startAppCheck(settings))
}
